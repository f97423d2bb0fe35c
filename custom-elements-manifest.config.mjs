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

export default {
  globs: ['src/define/*.ts', 'src/elements/**/*.ts'],
  exclude: ['src/**/*.styles.ts'],
  outdir: 'dist',
  litelement: true,
  plugins: [pointToBuild],
};
