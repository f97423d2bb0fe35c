import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

const changelog =
  '# Changelog\n\n## Unreleased\n\n## 1.2.0 – 2026-01-31\n\n- Boards.\n\n## 1.1.0\n';

describe('npm run release', () => {
  let folder;

  const git = (...words) => {
    const as = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    const { status, stderr } = spawnSync('git', [...as, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  };
  const write = (name, text) => writeFileSync(join(folder, name), text, { mode: 0o755 });
  const commit = (name, text) => {
    write(name, text);
    git('commit', '--quiet', '--all', '--message', name);
  };
  const release = () => {
    const script = resolve('scripts/release.js');
    return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    mkdirSync(join(folder, '.ci'));
    write('package.json', '{ "name": "a-library", "version": "1.2.0", "files": ["dist"] }');
    write('CHANGELOG.md', changelog);
    write('.gitignore', 'dist\n*.tgz\n');
    write('.ci/run', '#!/bin/sh\nmkdir dist && echo 1 >dist/index.js && echo 9 passed, 0 failed\n');
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    git('tag', 'v1.1.0');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const refusals = [
    ['what is not committed', () => write('new.js', ''), /not committed/],
    ['another branch', () => git('switch', '--quiet', '--create', 'other'), /not the branch main/],
    ['a version that is tagged', () => git('tag', 'v1.2.0'), /v1\.2\.0 is tagged already/],
    [
      'a version that the changelog leaves out',
      () => commit('CHANGELOG.md', changelog.replace('1.2.0', '1.2.0-beta')),
      /says nothing under "## 1\.2\.0"/,
    ],
    [
      'changes without a version',
      () => commit('CHANGELOG.md', changelog.replace('Unreleased\n', 'Unreleased\n\n- More.\n')),
      /under "## Unreleased"/,
    ],
    ['a check that fails', () => commit('.ci/run', '#!/bin/sh\nexit 1\n'), /a check has failed/],
  ];
  for (const [what, prepare, reason] of refusals) {
    it(`refuses ${what}`, () => {
      prepare();
      const { status, stdout, stderr } = release();
      assert.equal(status, 1);
      assert.match(stderr, reason);
      assert.doesNotMatch(stdout, /npm publish/);
    });
  }

  it('names all that is in the way at once', () => {
    git('tag', 'v1.2.0');
    write('new.js', '');
    assert.equal(release().stderr.match(/^Not ready: /gm).length, 2);
  });

  it('runs the checks, shows what is packed, and says how to publish it', () => {
    const { status, stdout } = release();
    assert.equal(status, 0);
    const [checks, content, commands] = [
      stdout.indexOf('9 passed'),
      stdout.indexOf('dist'),
      stdout.indexOf(
        'git tag v1.2.0 && git push origin main v1.2.0\nnpm publish ./a-library-1.2.0.tgz\n',
      ),
    ];
    assert.ok(0 <= checks && checks < content && content < commands, stdout);
  });
});
