import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Packs what was built and installs it, with other packages where they are named, into a new folder.
 * `packed` is what npm says of the tarball, `run(code)` what a module prints that runs in the folder.
 */
export function install(...packages) {
  const folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
  const npm = (cwd, ...words) => execFileSync('npm', words, { cwd, encoding: 'utf8' });
  const [packed] = JSON.parse(
    npm('.', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder),
  );
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  npm(folder, 'install', ...quietly, `./${packed.filename}`, ...packages);
  return {
    folder,
    packed,
    run: (code) =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
