/** In the package a module is where the build puts it. */
const builtPath = (path) => path.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');

const pointToBuild = {
  name: 'point-to-build',
  packageLinkPhase({ customElementsManifest }) {
    const visit = (value) => {
      if (value === null || typeof value !== 'object') return;
      for (const key of ['path', 'module']) {
        if (typeof value[key] === 'string') value[key] = builtPath(value[key]);
      }
      Object.values(value).forEach(visit);
    };
    visit(customElementsManifest);
  },
};

/** What is nobody's business outside: private members, and modules that hold no element. */
const leaveOutInternals = {
  name: 'leave-out-internals',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      module.declarations = (module.declarations ?? []).filter(({ kind }) => kind === 'class');
      for (const declaration of module.declarations) {
        declaration.members = declaration.members?.filter(
          ({ name, privacy }) => privacy !== 'private' && !name.startsWith('#'),
        );
      }
    }
    customElementsManifest.modules = customElementsManifest.modules.filter(
      ({ path, declarations }) =>
        path.includes('/define/') || declarations.some(({ customElement }) => customElement),
    );
  },
};

export default {
  globs: ['src/define/*.ts', 'src/elements/**/*.ts'],
  exclude: ['src/**/*.styles.ts'],
  outdir: 'dist',
  litelement: true,
  plugins: [leaveOutInternals, pointToBuild],
};
