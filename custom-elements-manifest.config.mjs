import { join } from 'node:path';
import ts from 'typescript';

/** Calls `change(object, key)` for every text in the manifest. */
function eachText(value, change) {
  for (const [key, inside] of Object.entries(value ?? {})) {
    if (typeof inside === 'string') change(value, key);
    else if (typeof inside === 'object') eachText(inside, change);
  }
}

/** In the package a module is where the build puts it. */
const pointToBuild = {
  name: 'point-to-build',
  packageLinkPhase({ customElementsManifest }) {
    eachText(customElementsManifest, (object, key) => {
      if (key !== 'path' && key !== 'module') return;
      object[key] = object[key].replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
    });
  },
};

/** Where a comment breaks its lines is of no interest to those who read it elsewhere. */
const joinLines = {
  name: 'join-lines',
  packageLinkPhase({ customElementsManifest }) {
    eachText(customElementsManifest, (object, key) => {
      if (key === 'description' || key === 'summary') {
        object[key] = object[key].replace(/(\S)\n(?=\S)/g, '$1 ');
      }
    });
  },
};

/** What is nobody's business outside: what is not for the page to call, and modules that hold no element. */
const leaveOutInternals = {
  name: 'leave-out-internals',
  packageLinkPhase({ customElementsManifest }) {
    const isForPages = ({ name, privacy = 'public', static: isStatic }) =>
      privacy === 'public' && !isStatic && !/^#|Callback$/.test(name);
    for (const module of customElementsManifest.modules) {
      module.declarations = (module.declarations ?? []).filter(({ kind }) => kind === 'class');
      for (const declaration of module.declarations) {
        declaration.members = declaration.members?.filter(isForPages);
      }
    }
    customElementsManifest.modules = customElementsManifest.modules.filter(
      ({ path, declarations }) =>
        path.includes('/define/') || declarations.some(({ customElement }) => customElement),
    );
  },
};

/**
 * What the types know better: what overrides an internal member is internal, and where a type is a choice of words,
 * those words instead of the type's name, so that editors can offer them.
 */
const askTypes = {
  name: 'ask-types',
  packageLinkPhase({ customElementsManifest }) {
    const elements = customElementsManifest.modules.flatMap(({ path, declarations }) =>
      declarations
        .filter(({ customElement }) => customElement)
        .map((declaration) => ({ path: join(import.meta.dirname, path), declaration })),
    );
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, import.meta.dirname);
    const program = ts.createProgram(
      elements.map(({ path }) => path),
      options,
    );
    const checker = program.getTypeChecker();
    const isEmpty = ({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null);
    /** The words of a type that is one of several, as TypeScript has them; what may be there instead comes last. */
    const choices = (type) => {
      const parts = type.isUnion() ? type.types : [type];
      const words = parts.filter((part) => part.isStringLiteral());
      const others = parts.filter((part) => !part.isStringLiteral());
      if (words.length === 0 || !others.every(isEmpty)) return null;
      return [
        words.map(({ value }) => `'${value}'`),
        others.map((part) => checker.typeToString(part)),
      ];
    };
    for (const { path, declaration } of elements) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(path));
      const symbol = checker.tryGetMemberInModuleExports(declaration.name, module);
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const isInternal = ({ name }) =>
        checker
          .getPropertyOfType(type, name)
          ?.getJsDocTags(checker)
          .some((tag) => tag.name === 'internal');
      declaration.members = declaration.members.filter((member) => !isInternal(member));
      const choicesOf = (name) => {
        const property = name && checker.getPropertyOfType(type, name);
        return property && choices(checker.getTypeOfSymbol(property));
      };
      for (const field of declaration.members.filter(({ kind }) => kind === 'field')) {
        const found = choicesOf(field.name);
        if (found) field.type = { text: found.flat().join(' | ') };
      }
      for (const attribute of declaration.attributes) {
        const found = choicesOf(attribute.fieldName);
        if (found) attribute.type = { text: found[0].join(' | ') };
      }
    }
  },
};

export default {
  globs: ['src/define/*.ts', 'src/elements/**/*.ts'],
  exclude: ['src/**/*.styles.ts'],
  outdir: 'dist',
  litelement: true,
  plugins: [leaveOutInternals, askTypes, joinLines, pointToBuild],
};
