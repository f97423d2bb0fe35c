/**
 * Judges positions whose legality has been settled, beside other libraries; prints what each finds and
 * writes it to docs/legality-score.md.
 *
 *     npm run score [folder]    a folder with legality.tsv; default ../shared/corpora
 *
 * MISSED=1 lists what was not found; with CI=1 nothing is written.
 *
 * Exits with 1 where a legal position is called illegal or unreachable, or too few others are found.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chess as ChessJs } from 'chess.js';
import { Chess, isImpossibleCheck, isStandardMaterial } from 'chessops/chess';
import { parseFen as parseChessops } from 'chessops/fen';
import { Position as Kokopu } from 'kokopu';
import { format, resolveConfig } from 'prettier';
import { loadLibrary } from './library.js';

const folder = process.argv[2] ?? '../shared/corpora';
const { checkFen, validate } = await loadLibrary();

/** Of the positions that need more than counting and checks, so many are to be found. */
const targets = { default: 25, deep: 40, share: 935 / 981 };
const harder = /^(no |other$)/;

const cases = readFileSync(join(folder, 'legality.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([fen, label, reason]) => ({ fen, legal: label === 'legal', reason }));

function accepts(make) {
  try {
    return make();
  } catch {
    return false;
  }
}

const chessopsPosition = (fen) => Chess.fromSetup(parseChessops(fen).unwrap()).unwrap();

/** Whether each library calls a position possible. */
const libraries = {
  'chess.js': (fen) => accepts(() => Boolean(new ChessJs(fen))),
  kokopu: (fen) => accepts(() => new Kokopu(fen).isLegal()),
  chessops: (fen) => accepts(() => Boolean(chessopsPosition(fen))),
  'chessops, its extra rules': (fen) =>
    accepts(() => {
      const position = chessopsPosition(fen);
      return isStandardMaterial(position) && !isImpossibleCheck(position);
    }),
  'fen-elements': (fen) => checkFen(fen).verdict === 'valid',
  'fen-elements, deep': async (fen) =>
    (await validate(checkFen(fen).position, { depth: 'deep' })).verdict === 'valid',
};

const names = Object.keys(libraries);
const rows = new Map();
const alarms = Object.fromEntries(names.map((name) => [name, 0]));
const times = Object.fromEntries(names.map((name) => [name, []]));
const missed = [];
for (const name of names) {
  for (const { fen } of cases.slice(0, 200)) if (!name.endsWith('deep')) await libraries[name](fen);
  for (const { fen, legal, reason } of cases) {
    const start = process.cpuUsage();
    const accepted = await libraries[name](fen);
    times[name].push(process.cpuUsage(start).user);
    if (legal) {
      if (!accepted) {
        alarms[name]++;
        if (name.startsWith('fen')) console.log(`FALSE ALARM of ${name}: ${fen}`);
      }
      continue;
    }
    const row = rows.get(reason) ?? { total: 0 };
    rows.set(reason, row);
    if (name === names[0]) row.total++;
    if (!accepted) row[name] = (row[name] ?? 0) + 1;
    else if (name.startsWith('fen')) missed.push([name, reason, fen]);
  }
}

const sum = (name, filter = () => true) =>
  [...rows].reduce((count, [reason, row]) => count + (filter(reason) ? (row[name] ?? 0) : 0), 0);
const isHarder = (reason) => harder.test(reason);
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const inUnits = (time) =>
  time < 1000 ? `${time.toFixed(1)} µs` : `${(time / 1000).toFixed(1)} ms`;
const legalCount = cases.filter(({ legal }) => legal).length;

const line = (...cells) => `| ${cells.join(' | ')} |`;
const table = [
  line('reason', 'positions', ...names),
  line('---', ...[0, ...names].map(() => '---:')),
  ...[...rows]
    .toSorted(([, a], [, b]) => b.total - a.total)
    .map(([reason, row]) => line(reason, row.total, ...names.map((name) => row[name] ?? 0))),
  line('**found**', sum('total'), ...names.map((name) => `**${sum(name)}**`)),
  line('of these harder', sum('total', isHarder), ...names.map((name) => sum(name, isHarder))),
  line('**false alarms**', legalCount, ...names.map((name) => `**${alarms[name]}**`)),
  line('median, processor time', '', ...names.map((name) => inUnits(median(times[name])))),
  line('slowest', '', ...names.map((name) => inUnits(Math.max(...times[name])))),
];

const text = `# What is found of positions that cannot be

Made by \`npm run score\` with Node ${process.versions.node}. The positions are random ones from John Tromp's
ChessPositionRanking, each settled there: legal, with a game that reaches it, or illegal for the
reason given. A false alarm is a legal position that is called impossible. *Harder* are those that neither
counting nor checks settle. *Its extra rules* are chessops' \`isStandardMaterial\` and \`isImpossibleCheck\`.

${table.join('\n')}

The default pass looks at no more than 2000 states of the pawns' files for the position itself, and at 1500
positions and 2000 such states for the moves before it; then it claims nothing. The deep pass looks at
200,000 states, and at 2000 positions and 1500 states for each move that can have been the last.
`;
if (!process.env.CI) {
  const file = 'docs/legality-score.md';
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
console.log(table.join('\n'));
if (process.env.MISSED) for (const entry of missed) console.log(entry.join('\t'));

const [ours, deep] = names.slice(-2);
const reached =
  sum(ours) >= targets.share * sum('total') &&
  sum(ours, isHarder) >= (targets.default / 70) * sum('total', isHarder) &&
  sum(deep, isHarder) >= (targets.deep / 70) * sum('total', isHarder);
if (alarms[ours] + alarms[deep] > 0 || !reached) {
  console.error('A legal position was called impossible, or too few of the others were found.');
  process.exitCode = 1;
}
