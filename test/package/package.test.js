import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const tags = readdirSync('src/define').map((name) => name.replace(/\.ts$/, ''));

/** An empty folder in which the packed library is installed beside its dependencies. */
describe('the packed library', () => {
  let folder;
  let packed;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    [packed] = JSON.parse(execFileSync('npm', words, { encoding: 'utf8' }));
    const home = join(folder, 'node_modules', 'fen-elements');
    mkdirSync(home, { recursive: true });
    const tarball = join(folder, packed.filename);
    execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
    for (const name of Object.keys(dependencies)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(resolve(link, '..'), { recursive: true });
      symlinkSync(resolve('node_modules', name), link);
    }
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  /** What a module that runs there prints. */
  const run = (code) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const promises = [
    ['fen-elements', ['FenBoard', 'FenEditor', 'FenFieldEditor', 'FenValidatorBadge']],
    [
      'fen-elements/core',
      ['parseFen', 'formatFen', 'checkFen', 'validate', 'fixesFor', 'applyFix'],
    ],
    ['fen-elements/store', ['createPositionStore']],
    ...tags.map((tag) => [`fen-elements/${tag}`, []]),
  ];
  for (const [path, names] of promises) {
    it(`${path} can be imported in Node`, () => {
      const exported = run(`console.log(Object.keys(await import('${path}')).join())`).trim();
      assert.deepEqual(
        names.filter((name) => !exported.split(',').includes(name)),
        [],
      );
    });
  }

  it('describes every tag in custom-elements.json, at a path that is there', () => {
    const file = join(folder, 'node_modules/fen-elements/dist/custom-elements.json');
    const { modules } = JSON.parse(readFileSync(file, 'utf8'));
    const described = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ tagName }) => tagName ?? []),
    );
    assert.deepEqual(described.toSorted(), tags.toSorted());
    const inside = new Set(packed.files.map(({ path }) => path));
    assert.deepEqual(
      modules.map(({ path }) => path).filter((path) => !inside.has(path)),
      [],
    );
  });

  it('is smaller than 600 kB', () => {
    assert.ok(packed.size < 600_000, `${packed.size} bytes`);
  });

  it('holds nothing but the build, the pieces and the texts', () => {
    const unexpected = packed.files
      .map(({ path }) => path)
      .filter((path) => !/^(dist|assets\/pieces)\/|^(package\.json|[A-Z]+(\.md)?)$/.test(path));
    assert.deepEqual(unexpected, []);
  });
});
