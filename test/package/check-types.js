import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const typescript = ['tsc', '--pretty', 'false', '--project', '.'];
const checkers = {
  vue: ['vue-tsc', '--pretty', 'false', '--project', '.'],
  svelte: ['svelte-check', '--output', 'machine'],
};

/**
 * Checks files, texts by name, as their author would, in a folder where the library is installed.
 * Returns what the checker says, each as `[file, line, text]`.
 */
export function typeErrors(folder, files, { compilerOptions, ...others } = {}) {
  const home = mkdtempSync(join(folder, 'types-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    ...compilerOptions,
  };
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, ...others }),
  );
  const kind = Object.keys(files)[0].split('.').at(-1);
  const [checker, ...words] = checkers[kind] ?? typescript;
  const { stdout } = spawnSync(resolve('node_modules/.bin', checker), words, {
    cwd: home,
    encoding: 'utf8',
  });
  const reports = /^(?:\d+ ERROR )?(\S+?)(?: |\()(\d+)[,:]\d+\)?:? (.*)$/gm;
  return [...stdout.matchAll(reports)].map(([, file, line, text]) => [
    file.replaceAll('"', ''),
    Number(line),
    text,
  ]);
}

/**
 * The same for one file: `errors`, each as `[line, text]`, and `wrong`, the lines that are: each that comes after a
 * comment which begins so.
 */
export function checkTypes(folder, name, text, config) {
  const lines = text.split('\n');
  return {
    errors: typeErrors(folder, { [name]: text }, config).map(([file, line, said]) => [
      file === name ? line : file,
      said,
    ]),
    wrong: lines.flatMap((line, index) => (/(<!--|\{\/\*) wrong: /.test(line) ? index + 2 : [])),
  };
}
