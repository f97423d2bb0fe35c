// The command line, as it was built, run as people and programs do.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { parseFen } from '../../dist/core.js';
import { renderDiagram } from '../../dist/diagram/index.js';

const program = resolve('dist/cli/fen-elements.js');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const games = readFileSync('test/fixtures/game-positions.fen', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'fen-elements-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const write = (name, content) => writeFileSync(join(folder, name), content);

function start(words, nodeOptions = []) {
  const child = spawn(process.execPath, [...nodeOptions, program, ...words], { cwd: folder });
  child.stdin.on('error', () => {});
  return child;
}

async function ended(child) {
  const [output, messages, [code, signal]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ]);
  return { output, messages, code, signal };
}

function run(words, input = '') {
  const child = start(words);
  child.stdin.end(input);
  return ended(child);
}

/** What a terminal of 100 columns is sent. */
async function sentToTerminal(words, environment = {}) {
  const command = `stty cols 100; "${process.execPath}" "${program}" ${words}`;
  const ofSystem =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', 'sh', '-c', command]
      : ['-qec', command, '/dev/null'];
  const color = { NO_COLOR: undefined, FORCE_COLOR: undefined, CI: undefined };
  const child = spawn('script', ofSystem, {
    cwd: folder,
    env: { ...process.env, ...color, TERM: 'xterm-256color', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const sent = await textOf(child.stdout);
  return sent.replaceAll('\r\n', '\n');
}

const GOOD = '8/8/8/8/8/4k3/8/4K2R w K - 0 1';
const NO_ROOK = '8/8/8/8/8/4k3/8/4K3 w K - 0 1';
const SHORT = '8/8/8/8/8/4k3/8/4K2 w - - 0 1';
const UNREACHABLE = '4k3/8/8/8/8/8/8/4K2R w - - 9 2';
const ROOKLESS = 'White cannot castle kingside: there is no rook on h1. [castling-without-rook]';
const SEVEN = 'Rank 1 has seven squares; it needs eight. [placement-rank-length]';
const NONE = 'There is no position in this text. [text-empty]';
const TOO_HIGH =
  'The halfmove clock is 9, but at move 2 at most two halfmoves can have been played. [halfmove-clock-too-high]';
const TRAILING = (text) =>
  `“${text}” stands behind the position and is no part of it. [trailing-text]`;

describe('fen-elements check says what is wrong, and where:', () => {
  /** What it is about, the input, what is printed behind the name of the file, the exit code. */
  const cases = [
    ['nothing of positions without fault', `${GOOD}\n${GOOD}`, [], 0],
    ['an illegal position', `${GOOD}\n${NO_ROOK}\n`, [`2:23: error: ${ROOKLESS}`], 1],
    ['a text that cannot be read', SHORT, [`1:17: error: ${SEVEN}`], 1],
    ['a line that is no position', `mate\n${GOOD}`, [`1:1: error: ${NONE}`], 1],
    ['nothing at all', '', [`1:1: error: ${NONE}`], 1],
    ['blank lines alone', '\n\n', [`1:1: error: ${NONE}`], 1],
    ['an unreachable position', UNREACHABLE, [`1:28: warning: ${TOO_HIGH}`], 0],
    ['what stands behind', `${GOOD} win`, [`1:32: warning: ${TRAILING('win')}`], 0],
    ['blank lines and comments', `# a\n\n; b\n  \n// c\n${GOOD}\n`, [], 0],
    [
      'several of one position, in their order',
      '8/8/8/8/8/4k3/8/4K2 w - e9 x 1',
      [
        `1:17: error: ${SEVEN}`,
        '1:25: error: “e9” is no en passant square; that is a square such as e3, or - for none. [en-passant-unreadable]',
        '1:28: error: “x” is no halfmove clock; that is a number. [halfmove-clock-unreadable]',
      ],
      1,
    ],
    ['lines with CRLF', `${GOOD}\r\n${SHORT}\r\n`, [`2:17: error: ${SEVEN}`], 1],
    ['lines with CR', `${GOOD}\r${SHORT}`, [`2:17: error: ${SEVEN}`], 1],
    ['a byte order mark', `\ufeff${SHORT}`, [`1:17: error: ${SEVEN}`], 1],
    ['UTF-16', Buffer.from(`\ufeff${GOOD}\n${SHORT}`, 'utf16le'), [`2:17: error: ${SEVEN}`], 1],
    [
      'big-endian UTF-16',
      Buffer.from(`\ufeff${GOOD}\n${SHORT}`, 'utf16le').swap16(),
      [`2:17: error: ${SEVEN}`],
      1,
    ],
    [
      'bytes that are no UTF-8',
      Buffer.from(`# caf\xe9\n${SHORT}`, 'latin1'),
      [`2:17: error: ${SEVEN}`],
      1,
    ],
    ['columns behind an emoji, in UTF-16 units', `😀 ${SHORT}`, [`1:20: error: ${SEVEN}`], 1],
    ['a numbered list', `1. ${GOOD}\n2. ${SHORT}`, [`2:20: error: ${SEVEN}`], 1],
    ['EPD', `8/8/8/8/8/4k3/8/4K2 w - - bm Kd1; id "a b";`, [`1:17: error: ${SEVEN}`], 1],
    [
      'a position broken over lines',
      `${GOOD}\n8/8/8/8/8/\n4k3/8/4K3 w K - 0 1\n`,
      [`3:13: error: ${ROOKLESS}`],
      1,
    ],
    [
      'a board drawn in text',
      `${GOOD}\n. . . . . . . .\n`.replace(/\. .*\n/, (row) => row.repeat(5)) +
        '. . . . k . . .\n. . . . . . . .\n. . . . K . K .\n',
      ['9:9: error: White has two kings; only one can be. [king-extra]'],
      1,
    ],
    [
      'games of PGN, without their moves',
      `[Event "a"]\n[FEN "${GOOD}"]\n\n1. O-O {1/2/3/4} *\n\n[White "b"]\n\n1. e4 *\n\n[FEN "${SHORT}"]\n\n*\n`,
      [`10:23: error: ${SEVEN}`],
      1,
    ],
    [
      'a tag that is damaged',
      `[Event "a"]\n[FEN "${SHORT}]\n\n1. Kd1 *\n`,
      [`2:23: error: ${SEVEN}`],
      1,
    ],
    [
      'a tag within a line of a list',
      `${GOOD}\nPuzzle: [FEN "${SHORT}"]\n${SHORT}\n${SHORT}\n`,
      [`2:31: error: ${SEVEN}`, `3:17: error: ${SEVEN}`, `4:17: error: ${SEVEN}`],
      1,
    ],
    [
      'the column FEN of a table',
      `id,FEN,moves\n1,${GOOD},e1g1\n2,"${SHORT}",\n"x, y",${SHORT},\n\n3\n`,
      [`3:20: error: ${SEVEN}`, `4:24: error: ${SEVEN}`, `6:2: error: ${NONE}`],
      1,
    ],
    ['a table with tabs', `fen\tname\n${SHORT}\ta\n`, [`2:17: error: ${SEVEN}`], 1],
    [
      'control characters, as pictures of them',
      `${GOOD} \x07red\x9b`,
      [`1:32: warning: ${TRAILING('␇red\ufffd')}`],
      0,
    ],
  ];
  for (const [about, input, printed, code] of cases) {
    it(about, async () => {
      const result = await run(['check'], input);
      const lines = result.output.split('\n').slice(0, -1);
      assert.deepEqual(
        lines.map((line) => line.replace(/^<stdin>:(\S+) +(\w+:) +/, '$1 $2 ')),
        printed,
      );
      assert.equal(result.code, code);
    });
  }
});

describe('fen-elements check', () => {
  const all = `${GOOD}\n${UNREACHABLE}\n${NO_ROOK}\n${SHORT}\nmate\n`;

  it('aligns what it says, and sums up on standard error', async () => {
    write('all.fen', all);
    const { output, messages } = await run(['check', 'all.fen']);
    assert.equal(
      output,
      [
        `all.fen:2:28: warning: ${TOO_HIGH}`,
        `all.fen:3:23: error:   ${ROOKLESS}`,
        `all.fen:4:17: error:   ${SEVEN}`,
        `all.fen:5:1:  error:   ${NONE}`,
        '',
      ].join('\n'),
    );
    assert.equal(
      messages,
      '4 positions: 1 unreadable, 1 illegal, 1 unreachable, 1 valid. 1 line without a position.\n',
    );
  });

  const required = [
    ['readable', UNREACHABLE, 0],
    ['readable', NO_ROOK, 0],
    ['readable', SHORT, 1],
    ['legal', UNREACHABLE, 0],
    ['legal', NO_ROOK, 1],
    ['reachable', GOOD, 0],
    ['reachable', UNREACHABLE, 1],
  ];
  for (const [word, fen, code] of required) {
    it(`ends with ${code} for ${fen} where --require is ${word}`, async () => {
      assert.equal((await run(['check', '--require', word], fen)).code, code);
    });
  }

  it('reads several files, and standard input where - stands', async () => {
    write('one.fen', `${GOOD}\n`);
    write('two.fen', SHORT);
    const { output, messages } = await run(['check', 'one.fen', '-', 'two.fen'], NO_ROOK);
    assert.match(output, /^<stdin>:1:23: .*\ntwo\.fen:1:17: .*\n$/);
    assert.equal(messages, '3 positions: 1 unreadable, 1 illegal, 1 valid.\n');
  });

  it('prints nothing but the summary with --quiet', async () => {
    for (const words of [['-q'], ['--quiet', '--json']]) {
      const { output, messages, code } = await run(['check', ...words], all);
      assert.deepEqual([output, code], ['', 1]);
      assert.match(messages, /^4 positions: /);
    }
  });

  it('prints one JSON object a finding with --json', async () => {
    const { output } = await run(['check', '--json'], `${GOOD}\n  ${NO_ROOK}\n${SHORT}\n`);
    const [first, second, rest] = output.split('\n');
    assert.deepEqual(Object.entries(JSON.parse(first)), [
      ['file', '<stdin>'],
      ['line', 2],
      ['column', 25],
      ['endLine', 2],
      ['endColumn', 26],
      ['severity', 'error'],
      ['code', 'castling-without-rook'],
      ['category', 'legality'],
      ['field', 'castling'],
      ['squares', ['h1']],
      ['message', 'White cannot castle kingside: there is no rook on h1.'],
      ['verdict', 'illegal'],
      ['fen', NO_ROOK],
    ]);
    const { line, column, endColumn, verdict, fen } = JSON.parse(second);
    assert.deepEqual([line, column, endColumn, verdict, fen], [3, 17, 20, 'unreadable', SHORT]);
    assert.equal(rest, '');
  });

  it('tells with --fixes what would mend a finding, and the text as it is then', async () => {
    const mended = NO_ROOK.replace('K -', '- -');
    const { output } = await run(['check', '--fixes'], NO_ROOK);
    assert.equal(output.split('\n')[1], `    fix: Drop White kingside castling  ${mended}`);
    const json = await run(['check', '--fixes', '--json'], NO_ROOK);
    assert.deepEqual(JSON.parse(json.output).fixes, [
      { code: 'drop-castling-right', label: 'Drop White kingside castling', text: mended },
    ]);
  });

  it('tells notes with --notes only', async () => {
    const mate = '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1';
    assert.equal((await run(['check'], mate)).output, '');
    const { output, code } = await run(['check', '--notes'], mate);
    assert.match(output, /^<stdin>:1:2: note: {4}Black is checkmated\. \[checkmate\]$/m);
    assert.equal(code, 0);
  });

  it('judges castling as --variant says', async () => {
    const fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1';
    assert.equal((await run(['check'], fen)).code, 1);
    assert.equal((await run(['check', '--variant', 'chess960'], fen)).code, 0);
  });

  it('finds more with --deep, where the text says all that the search relies on', async () => {
    const fen = '3Rb3/1Bn2RQ1/3n1b1p/1bB3rB/n2Prk1B/3B2b1/1BBK2pb/5q1B w - - 0 1';
    const words = ['check', '--require', 'reachable'];
    assert.equal((await run(words, fen)).code, 0);
    const { output, code } = await run([...words, '--deep'], `${fen}\n${fen.slice(0, -10)}`);
    assert.match(output, /^<stdin>:1:1: warning: .* \[pawn-captures-impossible\]\n$/);
    assert.equal(code, 1);
  });

  it('finds positions in any text with --text, and offers it where lines are none', async () => {
    const prose = `Two puzzles.\n\nThe first:\n${GOOD}\n\nThe other one: \`${NO_ROOK}\`!\n`;
    const { output, messages } = await run(['check', '--text'], prose);
    assert.equal(output, `<stdin>:6:39: error:   ${ROOKLESS}\n`);
    assert.equal(messages, '2 positions: 1 illegal, 1 valid.\n');
    assert.match((await run(['check'], prose)).messages, /With --text /);
    assert.match((await run(['check', '--text'], 'nothing\n')).output, /\[text-empty\]\n$/);
  });
});

describe('fen-elements check ends with 2 and says why,', () => {
  mkdirSync(join(folder, 'folder'));
  write('good.fen', GOOD);
  write('binary.fen', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0, 0, 250, 1]));
  write('wide.fen', Buffer.from(GOOD, 'utf16le'));
  write('long.fen', `${GOOD}\n${'8/'.repeat(5e6)}\n${GOOD}\n`);
  const cases = [
    [['missing.fen'], 'missing.fen is not there.'],
    [['folder'], 'folder is a folder; name the files in it.'],
    [['binary.fen'], 'binary.fen is no text; a compressed file has to be unpacked first.'],
    [['wide.fen'], 'wide.fen is UTF-16 without a byte order mark; save it as UTF-8.'],
    [['long.fen'], 'long.fen:2 is longer than 65,536 characters and was left out.', 2],
    [['missing.fen', 'good.fen'], 'missing.fen is not there.', 1],
    [['--require', 'nice'], '--require takes readable, legal or reachable, not “nice”.'],
    [['--variant', 'atomic'], '--variant takes standard or chess960, not “atomic”.'],
    [['--fast'], "Unknown option '--fast'."],
    [['--quiet=yes'], "Option '-q, --quiet' does not take an argument."],
  ];
  for (const [words, message, positions = 0] of cases) {
    it(`of ${words.join(' ')}`, async () => {
      const { output, messages, code } = await run(['check', ...words]);
      assert.equal(messages.split('\n')[0], `fen-elements: ${message}`);
      const summed = /^(\d+) positions?: /m.exec(messages)?.[1] ?? 0;
      assert.deepEqual([output, Number(summed), code], ['', positions, 2]);
    });
  }

  it('of a position in place of a file, and says where it goes', async () => {
    const { messages, code } = await run(['check', GOOD]);
    assert.match(messages, / is not there\.\nA position itself goes to standard input\.\n$/);
    assert.equal(code, 2);
  });

  it('of no file at a terminal', async () => {
    assert.match(await sentToTerminal('check'), /^fen-elements: Which file\? /);
  });
});

describe('a stream', () => {
  it('of any length is checked in the same memory', async () => {
    const child = start(['check'], ['--max-old-space-size=12']);
    const result = ended(child);
    // 12 MB of text, and the program may keep no more than that in all.
    for (let count = 0; count < 1000; count++) {
      if (!child.stdin.write(games)) await once(child.stdin, 'drain');
    }
    child.stdin.end();
    const { output, messages, code } = await result;
    assert.deepEqual([output, messages, code], ['', '200,000 positions: 200,000 valid.\n', 0]);
  });

  it('without line ends, too', async () => {
    const child = start(['check'], ['--max-old-space-size=12']);
    const result = ended(child);
    const part = 'rnbq/'.repeat(20_000);
    for (let count = 0; count < 200; count++) {
      if (!child.stdin.write(part)) await once(child.stdin, 'drain');
    }
    child.stdin.end();
    assert.equal((await result).code, 2);
  });

  it('is answered before it ends', async () => {
    const child = start(['check']);
    child.stdin.write(`${SHORT}\n${GOOD}\n`);
    const [first] = await once(child.stdout, 'data');
    assert.match(String(first), /^<stdin>:1:17: error: /);
    child.stdin.end();
    assert.equal((await ended(child)).code, 1);
  });

  it('whose reader goes away ends quietly', async () => {
    write('bad.fen', `${NO_ROOK}\n`.repeat(50_000));
    const child = start(['check', 'bad.fen']);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [messages, [code]] = await Promise.all([textOf(child.stderr), once(child, 'close')]);
    assert.deepEqual([messages, code], ['', 1]);
  });

  it('is interrupted by Ctrl-C, with what was found so far', async () => {
    const child = start(['check']);
    const result = ended(child);
    child.stdin.write(`${SHORT}\n${GOOD}\n`);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const { messages, signal } = await result;
    assert.equal(signal, 'SIGINT');
    assert.equal(messages, 'Interrupted. 2 positions: 1 unreadable, 1 valid.\n');
  });
});

describe('at a terminal', () => {
  it('a finding is marked in its line, in colour', async () => {
    write('short.fen', SHORT);
    assert.equal(
      await sentToTerminal('check short.fen'),
      [
        `\x1b[1mshort.fen:1:17:\x1b[0m \x1b[31merror:\x1b[0m   ${SEVEN.replace(/\[.*/, '\x1b[2m$&\x1b[0m')}`,
        `    ${SHORT}`,
        `    \x1b[31m${' '.repeat(16)}^^^\x1b[0m`,
        '1 position: 1 unreadable.',
        '',
      ].join('\n'),
    );
  });

  it('there is no colour where NO_COLOR is set', async () => {
    write('short.fen', SHORT);
    const sent = await sentToTerminal('check short.fen', { NO_COLOR: '1' });
    assert.match(sent, /^short\.fen:1:17: error: {3}Rank 1 .*\n.*\n {20}\^\^\^\n/);
    assert.ok(!sent.includes('\x1b'));
  });

  it('of a long line the part with the finding is shown', async () => {
    write('far.fen', `${' '.repeat(200)}${SHORT}\n`);
    const sent = await sentToTerminal('check far.fen', { NO_COLOR: '1' });
    const [, shown, marks] = sent.split('\n');
    assert.equal(shown.slice(marks.indexOf('^'), marks.length), '4K2');
    assert.match(shown, /^ {4}… +8\/8\/8/);
  });

  it('progress is shown on one line, and cleared', async () => {
    write('games.fen', games.repeat(1000));
    const sent = await sentToTerminal('check games.fen', { NO_COLOR: '1' });
    const [nothing, ...drawn] = sent.split('\r\x1b[K');
    assert.equal(nothing, '');
    assert.equal(drawn.pop(), '200,000 positions: 200,000 valid.\n');
    assert.ok(drawn.length > 0);
    for (const text of drawn.filter(Boolean)) {
      assert.match(text, /^\d+ % {2}[\d,]+ positions, 0 not valid$/);
    }
  });
});

describe('fen-elements render', () => {
  const OPERA = '1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17';
  const draw = (options) => `${renderDiagram(parseFen(OPERA).position, options)}\n`;

  /** What it is about, words, standard input, options of `renderDiagram`. */
  const drawn = [
    ['a FEN', [OPERA]],
    ['a FEN without quotation marks', OPERA.split(' ')],
    ['standard input', [], OPERA],
    ['standard input for -', ['-'], `${OPERA}\n`],
    ['a FEN in a sentence', [`Mate: \`${OPERA}\`.`]],
    ['the other side below', ['--flip', OPERA], '', { orientation: 'black' }],
    [
      'a link that has Black below',
      [`https://lichess.org/editor/${OPERA.replaceAll(' ', '_')}?color=black`],
      '',
      { orientation: 'black' },
    ],
    ['coordinates outside', ['--coordinates', 'outside', OPERA], '', { coordinates: 'outside' }],
    ['another set of pieces', ['--piece-set=modern', OPERA], '', { pieceSet: 'modern' }],
    ['another size', ['--size', '200', OPERA], '', { size: 200 }],
    [
      'a caption, a title and colours',
      ['--caption', '1–0 <!>', '--title', '"', '--color', 'red', '--background', '#fff', OPERA],
      '',
      { caption: '1–0 <!>', title: '"', color: 'red', background: '#fff' },
    ],
    [
      'arrows, circles and squares',
      ['--annotations', 'Gd8e8, Re8', '--highlight', 'd1,d8', OPERA],
      '',
      { annotations: 'Gd8e8,Re8', highlight: 'd1 d8' },
    ],
  ];
  for (const [about, words, input = '', options = {}] of drawn) {
    it(`draws ${about}`, async () => {
      const { output, messages, code } = await run(['render', ...words], input);
      assert.deepEqual([output, messages, code], [draw(options), '', 0]);
    });
  }

  it('takes pieces from a folder', async () => {
    mkdirSync(join(folder, 'set'));
    const art = (name) => `<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`;
    const names = [...'wb'].flatMap((side) => [...'KQRBNP'].map((letter) => side + letter));
    for (const name of names) write(`set/${name}.svg`, art(name));
    const pieceSet = Object.fromEntries(
      names.map((name) => [name[0] === 'w' ? name[1] : name[1].toLowerCase(), art(name)]),
    );
    const { output } = await run(['render', '--piece-set', 'set', OPERA]);
    assert.equal(output, draw({ pieceSet }));
  });

  it('writes to a file with --output', async () => {
    assert.equal((await run(['render', '-o', 'board.svg', OPERA])).output, '');
    assert.equal(readFileSync(join(folder, 'board.svg'), 'utf8'), draw());
  });

  it('draws what can be read, says what cannot, and ends with 1', async () => {
    const { output, messages, code } = await run(['render', SHORT]);
    assert.equal(output, `${renderDiagram(SHORT)}\n`);
    assert.equal(messages, `<text>:1:17: error:   ${SEVEN}\n`);
    assert.equal(code, 1);
  });

  it('draws nothing where there is no position', async () => {
    for (const words of [['mate'], ['']]) {
      const { output, messages, code } = await run(['render', ...words]);
      assert.deepEqual([output, messages, code], ['', `<text>:1:1: error:   ${NONE}\n`, 1]);
    }
  });

  it('draws the first of several positions, and says so', async () => {
    const { output, messages, code } = await run(['render'], `${OPERA}\n${GOOD}\n`);
    const said = 'There is more than one position; the first is drawn.\n';
    assert.deepEqual([output, messages, code], [draw(), said, 0]);
  });

  const refused = [
    [['--size', '10'], '--size takes a number from 64 to 8192, not “10”.'],
    [['--size', '1e2'], '--size takes a number from 64 to 8192, not “1e2”.'],
    [['--coordinates', 'left'], '--coordinates takes inside, outside or none, not “left”.'],
    [['--theme', 'pink'], /^--theme takes wood.*, not “pink”\.$/],
    [
      ['--annotations', 'Ge4,e5'],
      '--annotations takes a list as in Ge4,Rd4f6; “e5” is no part of one.',
    ],
    [['--highlight', 'e9'], '--highlight takes a list as in e2,e4; “e9” is no part of one.'],
    [['--piece-set', 'no'], /^no.wK\.svg is not there; --piece-set takes .* or a folder\.$/],
    [['--output', 'folder'], /^could not write: EISDIR/],
  ];
  for (const [words, message] of refused) {
    it(`ends with 2 and says why, of ${words.join(' ')}`, async () => {
      const { output, messages, code } = await run(['render', ...words, OPERA]);
      const [said] = messages.replace(/^fen-elements: /, '').split('\n');
      if (message instanceof RegExp) assert.match(said, message);
      else assert.equal(said, message);
      assert.deepEqual([output, code], ['', 2]);
    });
  }
});

describe('fen-elements', () => {
  const cases = [
    [['--version'], 0, new RegExp(`^${version}\n$`), /^$/],
    [['--help'], 0, /fen-elements check .*\n/, /^$/],
    [['check', '--help'], 0, /--require WORD .*\n/, /^$/],
    [['render', '--help'], 0, /--flip .*\n/, /^$/],
    [[], 2, /^$/, /fen-elements check /],
    [['chek'], 2, /^$/, /^fen-elements: There is no command “chek”\.\nfen-elements --help /],
  ];
  for (const [words, code, output, messages] of cases) {
    it(`${words.join(' ')} ends with ${code}`, async () => {
      const result = await run(words);
      assert.equal(result.code, code);
      assert.match(result.output, output);
      assert.match(result.messages, messages);
    });
  }

  it('tells of every option in the docs what the help tells', async () => {
    const docs = readFileSync('docs/cli.md', 'utf8');
    for (const command of ['check', 'render']) {
      const { output } = await run([command, '--help']);
      assert.deepEqual(
        output.match(/--[a-z-]+/g).filter((option) => !docs.includes(`\`${option}`)),
        [],
      );
    }
  });
});
