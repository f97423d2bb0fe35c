import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const checkers = {
  tsx: ['tsc', '--pretty', 'false', '--project', '.'],
  vue: ['vue-tsc', '--pretty', 'false', '--project', '.'],
  svelte: ['svelte-check', '--output', 'machine'],
};

/**
 * Checks a file as its author would, in a folder where the library is installed.
 * Returns `errors`, what the checker says, each as `[line, text]`, and `wrong`, the lines that are: each that comes
 * after a comment which begins so.
 */
export function checkTypes(folder, name, text, { compilerOptions, ...others } = {}) {
  const home = mkdtempSync(join(folder, 'types-'));
  writeFileSync(join(home, name), text);
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
  const [checker, ...words] = checkers[name.split('.')[1]];
  const { stdout } = spawnSync(resolve('node_modules/.bin', checker), words, {
    cwd: home,
    encoding: 'utf8',
  });
  const reports = /^(?:\d+ ERROR )?(\S+?)(?: |\()(\d+)[,:]\d+\)?:? (.*)$/gm;
  const lines = text.split('\n');
  return {
    errors: [...stdout.matchAll(reports)].map(([, file, line, text]) => [
      file.replaceAll('"', '') === name ? Number(line) : file,
      text,
    ]),
    wrong: lines.flatMap((line, index) => (/(<!--|\{\/\*) wrong: /.test(line) ? index + 2 : [])),
  };
}
