/** What people read about the package, the code in it, and who runs that. */
import { readFileSync, readdirSync } from 'node:fs';

const names = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The texts by name. */
export const texts = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));

/** Without what stands before all its lines, as in a list. */
const dedent = (code, indent) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');

/** Every piece of code: the text it stands in, its kind, itself, and the first line of it that is not blank. */
const snippets = [...texts].flatMap(([text, content]) =>
  [...content.matchAll(/^( *)(`{3,})(\w*)[^\n`]*\n(.*?)^\1\2$/gms)].map(
    ([, indent, , kind, code]) => ({
      text,
      kind,
      code: dedent(code, indent),
      title: `${text}: ${code.trim().split('\n')[0]}`,
    }),
  ),
);

const any = () => true;
const inText = (name) => (snippet) => snippet.text === name;

/** Who runs code of a kind, the first that takes it. */
const runners = {
  js: {
    node: ({ code }) => /from 'fen-elements\/(core|diagram|store|locales)/.test(code),
    types: any,
  },
  ts: { 'apps.test.js': inText('docs/angular.md'), types: any },
  tsx: { 'frameworks.test.js': inText('docs/frameworks.md'), types: any },
  jsx: { types: any },
  vue: { types: any },
  svelte: { types: any },
  html: {
    'auto.test.js': ({ code }) => /\[fen|data-fen|embed\.html|auto\.js/.test(code),
    page: any,
  },
  css: { page: any },
  json: { node: any },
  sh: { shell: any },
  console: { shell: any },
};

/** Kinds that nobody runs, and why. */
export const reasons = {
  text: 'code of other libraries, as it was before',
  md: 'what a blog makes of it is in the tests of its HTML',
  php: 'needs WordPress',
  yaml: 'needs MkDocs',
  liquid: 'needs Jekyll',
};

const runnerOf = (snippet) =>
  Object.entries(runners[snippet.kind] ?? {}).find(([, takes]) => takes(snippet))?.[0];

/** Code that this one runs. */
export const runBy = (runner) => snippets.filter((snippet) => runnerOf(snippet) === runner);

/** Code that nobody runs, though there is no reason. */
export const forgotten = () =>
  snippets.filter((snippet) => !runnerOf(snippet) && !(snippet.kind in reasons));

/** Kinds with a reason that no text has. */
export const needless = () =>
  Object.keys(reasons).filter((kind) => !snippets.some((snippet) => snippet.kind === kind));
