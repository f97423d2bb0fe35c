import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const checkers = {
  tsx: ['tsc', '--pretty', 'false', '--project', '.'],
  vue: ['vue-tsc', '--pretty', 'false', '--project', '.'],
  svelte: ['svelte-check', '--output', 'machine'],
};

/**
 * Checks a file of `test/types` as its users would, in a folder where the library is installed.
 * Returns `errors`, which has what the checker says by its line, and `wrong`, the lines that are: each that comes after
 * a comment which begins so.
 */
export function checkTypes(name, folder, { compilerOptions, ...others } = {}) {
  const home = join(folder, name.replace('.', '-'));
  mkdirSync(home);
  copyFileSync(join('test/types', name), join(home, name));
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
  const lines = readFileSync(join(home, name), 'utf8').split('\n');
  return {
    errors: [...stdout.matchAll(reports)].map(([, file, line, text]) => [
      file.replaceAll('"', '') === name ? Number(line) : file,
      text,
    ]),
    wrong: lines.flatMap((line, index) => (/(<!--|\{\/\*) wrong: /.test(line) ? index + 2 : [])),
  };
}
