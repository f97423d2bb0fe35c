/**
 * How long `fen-elements check` takes for a file of game positions, beside a program that reads the same
 * file line by line and gives each line to chessops: processor time of the whole process, and its peak
 * memory, also for a file ten times as long. Prints the medians of five rounds.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './rounds.js';

const ROUNDS = 5;
const REPEATS = 1000;

const games = readFileSync('test/fixtures/game-positions.fen', 'utf8');
const positions = REPEATS * games.trim().split('\n').length;
const folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const file = join(folder, 'games.fen');
const long = join(folder, 'long.fen');
writeFileSync(file, games.repeat(REPEATS));
for (let count = 0; count < 10; count++) {
  writeFileSync(long, games.repeat(REPEATS), { flag: count === 0 ? 'w' : 'a' });
}

/** Reads each line, and looks for what chessops calls illegal. */
const byChessops = `
  import { createReadStream } from 'node:fs';
  import { createInterface } from 'node:readline';
  import { Chess } from 'chessops/chess';
  import { parseFen } from 'chessops/fen';
  let bad = 0;
  for await (const line of createInterface({ input: createReadStream(process.argv[1]) })) {
    if (Chess.fromSetup(parseFen(line).unwrap()).isErr) bad++;
  }
  if (bad > 0) throw new Error(\`\${bad} refused\`);
`;
const programs = {
  'fen-elements check': ['dist/cli/fen-elements.js', 'check', '--quiet'],
  'chessops, line by line': ['--input-type=module', '--eval', byChessops],
};

/** Runs in each program: at its end it says what it took. */
const measure = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ time: userCPUTime + systemCPUTime, memory: maxRSS / 1024 }));
})`;

function run(words, input) {
  const preload = `--import=data:text/javascript,${encodeURIComponent(measure)}`;
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return JSON.parse(execFileSync(process.execPath, [preload, ...words, input], options));
}

const names = Object.keys(programs);
const times = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const name of names) times[name].push(run(programs[name], file).time);
}
const base = median(times[names[1]]);
console.log(`${positions.toLocaleString('en')} positions of games, Node ${process.versions.node}`);
console.table(
  Object.fromEntries(
    names.map((name) => {
      const time = median(times[name]);
      return [
        name,
        {
          'positions a second': Math.round((positions / time) * 1e6),
          'time, of chessops': +(time / base).toFixed(2),
          'MB at most': Math.round(run(programs[name], file).memory),
          'and for ten times as many': Math.round(run(programs[name], long).memory),
        },
      ];
    }),
  ),
);
