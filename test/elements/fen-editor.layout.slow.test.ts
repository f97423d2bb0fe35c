import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenPalette } from '../../src/elements/fen-palette/fen-palette.js';
import type { Piece, Square } from '../../src/fen/types.js';
import { squares } from '../../src/fen/squares.js';
import { parseFen } from '../../src/fen/parse.js';
import { board as boardWords } from '../../src/locales/en-board.js';
import { createPositionStore } from '../../src/store/index.js';
import { editable, pointOf } from '../helpers/board.js';
import {
  canEmulateMedia,
  click,
  drag,
  emulateMedia,
  hasTouch,
  pointIn,
  press,
  setViewport,
  tap,
  touchDrag,
} from '../helpers/input.js';

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

interface Parts {
  editor: FenEditor;
  board: FenBoard;
  find<T extends HTMLElement = HTMLElement>(selector: string): T;
}

/** An editor in a box of this width, on a page high enough for all of it. */
async function make(width: number, template = html`<fen-editor></fen-editor>`): Promise<Parts> {
  await setViewport({ width: Math.max(width + 40, 500), height: 1300 });
  const box = await fixture<HTMLElement>(html`<div>${template}</div>`);
  box.style.setProperty('width', `${width}px`);
  const editor = box.querySelector('fen-editor')!;
  await nextFrame();
  await nextFrame();
  await editor.updateComplete;
  const find = <T extends HTMLElement>(selector: string): T =>
    editor.shadowRoot!.querySelector<T>(selector)!;
  return { editor, board: await editable(find<FenBoard>('fen-board')), find };
}

const palettes = ({ editor }: Parts): FenPalette[] => [
  ...editor.shadowRoot!.querySelectorAll('fen-palette'),
];

/** The inside of an element in the editor. */
const inside = ({ find }: Parts, tag: string, selector: string): HTMLElement =>
  find(tag).shadowRoot!.querySelector<HTMLElement>(selector)!;

const tool = (parts: Parts, name: string): HTMLElement =>
  palettes(parts)
    .map(({ shadowRoot }) => shadowRoot!.querySelector<HTMLElement>(`[aria-label="${name}"]`))
    .find((found) => found !== null)!;

describe('<fen-editor>: the layout', () => {
  for (const width of [280, 320, 480]) {
    it(`has a row of pieces above and one below the board at ${width} pixels, as the view goes`, async () => {
      const parts = await make(width);
      const { board, find } = parts;
      const rows = (): string[] =>
        palettes(parts).map((palette) => {
          const isAbove = palette.getBoundingClientRect().top < board.getBoundingClientRect().top;
          return `${palette.pieces} ${isAbove ? 'above' : 'below'}`;
        });
      expect(rows()).to.deep.equal(['black above', 'white below']);
      await click(pointIn(inside(parts, 'fen-toolbar', '[data-tool=flip]')));
      await parts.editor.updateComplete;
      expect(rows()).to.deep.equal(['white above', 'black below']);
      expect(find('fen-field-editor').getBoundingClientRect().top).to.be.above(
        board.getBoundingClientRect().bottom,
      );
    });
  }

  for (const width of [620, 768, 1024, 1280]) {
    it(`has all pieces below the board at ${width} pixels, the fields beside it from 768 on`, async () => {
      const parts = await make(width);
      expect(palettes(parts).map(({ pieces }) => pieces)).to.deep.equal(['all']);
      const board = parts.board.getBoundingClientRect();
      const fields = parts.find('fen-field-editor').getBoundingClientRect();
      if (width >= 768) {
        expect(fields.left).to.be.at.least(board.right);
        expect(fields.top).to.be.at.most(board.top);
      } else {
        expect(fields.top).to.be.at.least(board.bottom);
      }
    });
  }

  it('follows its width, and raises no error on the page by that', async () => {
    const parts = await make(320);
    const box = parts.editor.parentElement!;
    const errors: string[] = [];
    const listen = ({ message }: ErrorEvent): number => errors.push(message);
    addEventListener('error', listen);
    for (const [width, count] of [
      [800, 1],
      [400, 2],
      [620, 1],
    ] as const) {
      box.style.setProperty('width', `${width}px`);
      await waitUntil(() => palettes(parts).length === count, `${count} at ${width}`);
      await nextFrame();
    }
    removeEventListener('error', listen);
    expect(errors).to.deep.equal([]);
  });

  for (const width of [320, 1280]) {
    it(`comes to the keyboard in the order it is seen at ${width} pixels`, async () => {
      const parts = await make(width);
      inside(parts, 'fen-toolbar', 'button').focus();
      const walked: string[] = [];
      for (let count = 0; count < 7; count++) {
        const { activeElement } = parts.editor.shadowRoot!;
        const within = activeElement!.shadowRoot!.activeElement!;
        walked.push(`${activeElement!.localName} ${within.id || within.className}`.trim());
        await press('Tab');
      }
      const rows = walked.map((each) => each.split(' ')[0]);
      expect(rows).to.deep.equal(
        width === 320
          ? [
              'fen-toolbar',
              'fen-palette',
              'fen-board',
              'fen-palette',
              'fen-validator-badge',
              'fen-field-editor',
              'fen-field-editor',
            ]
          : [
              'fen-toolbar',
              'fen-board',
              'fen-palette',
              'fen-validator-badge',
              'fen-field-editor',
              'fen-field-editor',
              'fen-field-editor',
            ],
      );
    });
  }

  it('keeps toolbar, board and pieces equally wide, and the board in sight', async () => {
    const parts = await make(1280);
    await setViewport({ width: 1320, height: 700 });
    await nextFrame();
    const [bar, board, pieces] = [
      parts.find('.bar'),
      inside(parts, 'fen-board', '[part=board]'),
      inside(parts, 'fen-palette', '[part=tools]'),
    ].map((each) => each.getBoundingClientRect());
    for (const each of [bar!, pieces!]) {
      expect(each.left).to.be.closeTo(board!.left, 1);
      expect(each.width).to.be.closeTo(board!.width, 2);
    }
    expect(pieces!.bottom).to.be.at.most(700);
  });

  it('has headings to walk: the editor, its board, its fields', async () => {
    const { editor } = await make(480, html`<fen-editor label="Problem 1"></fen-editor>`);
    const headings = [...editor.shadowRoot!.querySelectorAll('h2, h3')];
    expect(
      headings.map(({ localName, textContent }) => `${localName} ${textContent}`),
    ).to.deep.equal(['h2 Problem 1', 'h3 Board', 'h3 FEN and fields']);
    expect(
      editor.shadowRoot!.querySelector('[role=group]')!.getAttribute('aria-labelledby'),
    ).to.equal(headings[0]!.id);
  });

  it('puts its pieces away while moves are played', async () => {
    const parts = await make(1280, html`<fen-editor mode="play"></fen-editor>`);
    expect(palettes(parts)).to.deep.equal([]);
    expect(parts.board.mode).to.equal('play');
    parts.editor.mode = 'edit';
    await parts.editor.updateComplete;
    expect(palettes(parts)).to.have.length(1);
    expect(parts.board.mode).to.equal('edit');
  });

  for (const scheme of ['light', 'dark']) {
    for (const width of [320, 1280]) {
      it(`has no axe violation at ${width} pixels, ${scheme}, illegal and in Chess960`, async () => {
        const parts = await make(
          width,
          html`<fen-editor
            variant="chess960"
            fen="1r2k3/8/8/8/8/8/8/R3K1R1 w KCb e3 0 1 x"
          ></fen-editor>`,
        );
        parts.editor.style.setProperty('color-scheme', scheme);
        parts.editor.style.setProperty('background', scheme === 'dark' ? '#1b1f24' : '#fff');
        await expect(parts.editor).to.be.accessible();
      });
    }
  }

  if (canEmulateMedia) {
    it('has no axe violation in forced colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const { editor } = await make(
        320,
        html`<fen-editor fen="8/8/8/8/8/8/8/8 w KQ - 0 1"></fen-editor>`,
      );
      await expect(editor).to.be.accessible();
    });
  }
});

describe('<fen-editor>: the verdict beside the FEN', () => {
  const SEVEN = 'rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';

  it('opens what mends the text from beside its message', async () => {
    const parts = await make(320, html`<fen-editor fen=${SEVEN}></fen-editor>`);
    const badge = parts.find('fen-validator-badge');
    await click(pointIn(inside(parts, 'fen-field-editor', '[part=mend]')));
    const list = badge.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
    await waitUntil(() => list.matches(':popover-open') && list.matches(':focus-within'));
    const fix = [...list.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('pp1ppppp'),
    )!;
    await click(pointIn(fix));
    expect(parts.editor.fen).to.equal(SEVEN.replace('pp1pppp/', 'pp1ppppp/'));
    expect(parts.editor.verdict).to.equal('valid');
  });

  it('offers that neither where all is well nor to a reader', async () => {
    for (const template of [
      html`<fen-editor></fen-editor>`,
      html`<fen-editor readonly fen=${SEVEN}></fen-editor>`,
    ]) {
      await setViewport({ width: 500, height: 1300 });
      const editor = await fixture<FenEditor>(template);
      const fields = editor.shadowRoot!.querySelector('fen-field-editor')!;
      await fields.updateComplete;
      expect(fields.shadowRoot!.querySelector('[part=mend]')).to.equal(null);
    }
  });

  it('lets the events of a fix reach the page also where the page made the store', async () => {
    const parts = await make(480);
    parts.editor.store = createPositionStore({ fen: SEVEN });
    const heard: string[] = [];
    for (const name of ['input', 'change', 'fen-change']) {
      parts.editor.parentElement!.addEventListener(name, () => heard.push(name));
    }
    const badge = parts.find<HTMLElement & { show(): void }>('fen-validator-badge');
    badge.show();
    const list = badge.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
    await waitUntil(() => list.querySelector('[part=fix]'));
    await waitUntil(() => list.matches(':focus-within'));
    await click(pointIn(list.querySelector('[part=fix]')!));
    expect(heard).to.include('input').and.to.include('fen-change');
  });
});

/** The men of a placement with their squares, in FEN's order. */
function men(fen: string): [name: string, square: Square][] {
  const { placement } = parseFen(fen).position;
  return placement.flatMap((piece: Piece | null, index): [string, Square][] =>
    piece ? [[boardWords.pieceName(piece), squares[index]!]] : [],
  );
}

describe('<fen-editor>: a position from scratch', () => {
  const CASTLING = 'r3k2r/pp3p2/8/8/8/8/PP3P2/R3K2R b KQkq - 0 1';

  for (const width of [320, 1280]) {
    it(`takes by mouse one gesture a piece and one a field at ${width} pixels`, async () => {
      const parts = await make(width);
      const { editor, board } = parts;
      let gestures = 0;
      await click(pointIn(inside(parts, 'fen-toolbar', '[data-tool=clear]')));
      expect(editor.fen).to.equal(EMPTY);
      for (const [name, square] of men(CASTLING)) {
        await drag(pointIn(tool(parts, name)), pointOf(board, square));
        gestures++;
      }
      const turn = [
        ...parts.find('fen-field-editor').shadowRoot!.querySelectorAll<HTMLElement>('.option'),
      ];
      await click(pointIn(turn[1]!));
      await click(pointIn(inside(parts, 'fen-field-editor', '#allow')));
      gestures += 2;
      expect(editor.fen).to.equal(CASTLING);
      expect(gestures).to.equal(men(CASTLING).length + 2);
    });
  }

  if (hasTouch) {
    it('is made by finger: dragged, painted, erased', async () => {
      const parts = await make(320, html`<fen-editor fen=${EMPTY}></fen-editor>`);
      const { editor, board } = parts;
      await touchDrag(pointIn(tool(parts, 'white king')), pointOf(board, 'e1'));
      await touchDrag(pointIn(tool(parts, 'black king')), pointOf(board, 'e8'));
      await tap(pointIn(tool(parts, 'white pawn')));
      await touchDrag(pointOf(board, 'a2'), pointOf(board, 'c2'));
      await tap(pointIn(tool(parts, 'Remove pieces')));
      await tap(pointOf(board, 'b2'));
      expect(editor.fen).to.equal('4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1');
      await tap(pointIn(tool(parts, 'Move pieces')));
      expect(editor.store.getSnapshot().tool).to.equal('hand');
    });
  }
});

describe('<fen-editor>: what people come for', () => {
  it('a Chess960 position whose castling standard chess rules out is taken as one with one click', async () => {
    const fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1';
    const parts = await make(480, html`<fen-editor fen=${fen}></fen-editor>`);
    const { editor } = parts;
    expect(editor.verdict).to.equal('illegal');
    await click(pointIn(inside(parts, 'fen-field-editor', '#chess960')));
    expect([editor.variant, editor.verdict, editor.fen]).to.deep.equal(['chess960', 'valid', fen]);
    await parts.find<FenBoard>('fen-field-editor').updateComplete;
    const fields = parts.find('fen-field-editor').shadowRoot!;
    expect(fields.querySelector('#chess960')).to.equal(null);
    expect(fields.activeElement!.id).to.equal('allow');
    await press('Control+z');
    expect([editor.variant, editor.fen]).to.deep.equal(['standard', fen]);
  });

  it('is not offered where Chess960 would not help', async () => {
    for (const fen of [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      '6k1/8/8/8/8/8/8/R5K1 w - - 0 1',
      '6k1/8/8/8/8/8/8/6K1 w K - 0 1',
    ]) {
      await setViewport({ width: 500, height: 1300 });
      const editor = await fixture<FenEditor>(html`<fen-editor fen=${fen}></fen-editor>`);
      const fields = editor.shadowRoot!.querySelector('fen-field-editor')!;
      await fields.updateComplete;
      expect(fields.shadowRoot!.querySelector('#chess960'), fen).to.equal(null);
    }
  });
});
