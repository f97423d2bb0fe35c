/**
 * Checks whether this version can be published, and says how. Publishes nothing.
 * Exits with 1 where something is in the way.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** What stands below a heading of the changelog, `undefined` without the heading. */
function section(title) {
  const sections = `\n${changelog}`.split('\n## ');
  const found = sections.find((text) => text.split(/\s/)[0] === title);
  return found?.slice(found.split('\n')[0].length).trim();
}

function refuse(reasons) {
  for (const reason of reasons) console.error(`Not ready: ${reason}`);
  process.exit(1);
}

const reasons = [
  [git('status', '--porcelain') !== '', 'there are changes that are not committed.'],
  [git('branch', '--show-current') !== 'main', 'this is not the branch main.'],
  [git('tag', '--list', `v${version}`) !== '', `v${version} is tagged already; set a new version.`],
  [!section(version), `CHANGELOG.md says nothing under "## ${version}".`],
  [section('Unreleased'), `CHANGELOG.md has changes under "## Unreleased"; are they ${version}?`],
];
const inTheWay = reasons.filter(([isSo]) => isSo).map(([, reason]) => reason);
if (inTheWay.length > 0) refuse(inTheWay);

if (spawnSync('.ci/run', { stdio: 'inherit' }).status !== 0) refuse(['a check has failed.']);

// The checks have built it.
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
);
/** By folder, two deep. */
const sizes = {};
for (const { path, size } of packed.files) {
  const folder = path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
  sizes[folder] = [...(sizes[folder] ?? []), size];
}
const kilobytes = (size) => (size / 1000).toFixed(0).padStart(5);
for (const [folder, each] of Object.entries(sizes)) {
  const sum = each.reduce((total, size) => total + size, 0);
  console.log(`${kilobytes(sum)} kB in ${String(each.length).padStart(3)} files: ${folder}`);
}
console.log(`${kilobytes(packed.size)} kB packed, ${packed.files.length} files: ${packed.filename}

${name} ${version} is ready. To publish it:

git tag v${version} && git push origin main v${version}
npm publish ./${packed.filename}`);
