import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import { classic } from '../../src/diagram/art/classic.js';
import { modern } from '../../src/diagram/art/modern.js';
import { coordinatesColor, themes, type ThemeName } from '../../src/diagram/themes.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenPalette } from '../../src/elements/fen-palette/fen-palette.js';
import type { Piece } from '../../src/fen/types.js';
import { boardPart, editable, pointOf } from '../helpers/board.js';
import { drag, dragStart, hover, play, pointIn } from '../helpers/input.js';

const FOLDER = '/assets/pieces/modern/';

const drawn = (set: Readonly<Record<Piece, string>>, piece: Piece): string =>
  `url("data:image/svg+xml,${encodeURIComponent(set[piece])}")`;
const filed = (name: string, folder = FOLDER): string =>
  `url("${location.origin}${folder}${name}.svg")`;

/** Sets by name or address, with the pictures of a white knight, a black pawn and a white queen. */
const sets: readonly (readonly [set: string, N: string, p: string, Q: string])[] = [
  ['classic', drawn(classic, 'N'), drawn(classic, 'p'), drawn(classic, 'Q')],
  ['modern', drawn(modern, 'N'), drawn(modern, 'p'), drawn(modern, 'Q')],
  [FOLDER, filed('wN'), filed('bP'), filed('wQ')],
];

function picture(root: { shadowRoot: ShadowRoot | null }, selector: string): string {
  return getComputedStyle(root.shadowRoot!.querySelector(selector)!).backgroundImage;
}

/** Waits until the pieces of a set are there. */
async function shows(
  root: { shadowRoot: ShadowRoot | null },
  selector: string,
  expected: string,
): Promise<void> {
  await waitUntil(() => picture(root, selector) === expected, `${selector} is ${expected}`);
}

/** What is said on the console while something runs. */
async function warnings(run: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const { warn } = console;
  console.warn = (...parts: unknown[]) => void heard.push(parts.join(' '));
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return heard;
}

describe('piece-set', () => {
  for (const [set, N, p, Q] of sets) {
    it(`${set} is what a diagram shows`, async () => {
      const board = await fixture<FenBoard>(
        html`<fen-board readonly piece-set=${set}></fen-board>`,
      );
      await shows(board, '.wn', N);
      await shows(board, '.bp', p);
    });

    it(`${set} is what is dragged`, async () => {
      const board = await fixture<FenBoard>(
        html`<fen-board piece-set=${set} style="width: 320px"></fen-board>`,
      ).then(editable);
      await shows(board, '.wn', N);
      await dragStart(pointOf(board, 'g1'), pointOf(board, 'f3'));
      expect(picture(board, '.dragged')).to.equal(N);
      await play({ up: 'left' });
    });

    it(`${set} is what is placed`, async () => {
      const board = await fixture<FenBoard>(
        html`<fen-board piece-set=${set} style="width: 320px"></fen-board>`,
      ).then(editable);
      await shows(board, '.wn', N);
      board.store.dispatch({ type: 'set-tool', tool: 'N' });
      await hover(pointOf(board, 'd4'));
      await waitUntil(() => board.shadowRoot!.querySelector('.ghost'));
      expect(picture(board, '.ghost')).to.equal(N);
    });

    it(`${set} is what a pawn can become`, async () => {
      const board = await fixture<FenBoard>(
        html`<fen-board
          mode="play"
          piece-set=${set}
          fen="7k/4P3/8/8/8/8/8/4K3 w - - 0 1"
          style="width: 320px"
        ></fen-board>`,
      ).then(editable);
      await waitUntil(() => board.shadowRoot!.querySelector('.white-moves'));
      await drag(pointOf(board, 'e7'), pointOf(board, 'e8'));
      await waitUntil(() => board.shadowRoot!.querySelector('.promotion'));
      await shows(board, '.promotion .wq', Q);
    });

    it(`${set} is what a palette offers, and what is dragged from it`, async () => {
      const palette = await fixture<FenPalette>(html`<fen-palette piece-set=${set}></fen-palette>`);
      await shows(palette, 'button .wn', N);
      const knight = palette.shadowRoot!.querySelector('button:has(.wn)')!;
      const [x, y] = pointIn(knight, 0.5, 0.5);
      await dragStart([x, y], [x + 30, y + 40]);
      expect(picture(palette, '.ghost')).to.equal(N);
      await play({ up: 'left' });
    });
  }

  it('needs no slash at the end of an address', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly piece-set="/assets/pieces/modern"></fen-board>`,
    );
    await shows(board, '.wn', filed('wN'));
  });

  it('is an address from the page where it is a name of no set', async () => {
    const base = document.createElement('base');
    base.href = '/assets/pieces/';
    document.head.append(base);
    try {
      const board = await fixture<FenBoard>(
        html`<fen-board readonly piece-set="./modern"></fen-board>`,
      );
      await shows(board, '.wn', filed('wN'));
    } finally {
      base.remove();
    }
  });

  it('asks for no data: image where it is an address, as a strict policy wants it', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board readonly piece-set=${FOLDER}></fen-board>`,
    );
    await shows(board, '.wn', filed('wN'));
    const rules = board.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const pictures = rules.map(({ cssText }) => cssText).filter((text) => text.includes('url('));
    expect(pictures).to.have.length(12);
    expect(pictures.filter((text) => text.includes('data:'))).to.deep.equal([]);
  });

  it('moves nothing when a set arrives', async () => {
    const box = await fixture(
      html`<div style="width: 320px"><fen-board readonly></fen-board></div>`,
    );
    const board = box.querySelector('fen-board')!;
    const places = (): string =>
      [box, board, ...board.shadowRoot!.querySelectorAll('.piece')]
        .map((each) => JSON.stringify(each.getBoundingClientRect()))
        .join();
    const before = places();
    board.pieceSet = 'modern';
    await board.updateComplete;
    expect(places()).to.equal(before);
    await shows(board, '.wn', drawn(modern, 'N'));
    expect(places()).to.equal(before);
    board.pieceSet = '';
    await board.updateComplete;
    expect(picture(board, '.wn')).to.equal(drawn(classic, 'N'));
  });

  const missing: readonly (readonly [name: string, set: string])[] = [
    ['a folder that is not there', '/nowhere/'],
    ['a name of no set', 'merrida'],
    ['no address at all', 'http://['],
  ];
  for (const [name, set] of missing) {
    it(`${name} gives classic pieces and one warning for all boards`, async () => {
      const heard = await warnings(async () => {
        const box = await fixture(
          html`<div>
            <fen-board readonly piece-set=${set}></fen-board>
            <fen-board readonly piece-set=${set}></fen-board>
          </div>`,
        );
        for (const board of box.querySelectorAll('fen-board'))
          await shows(board, '.wn', drawn(classic, 'N'));
      });
      expect(heard).to.deep.equal([`fen-elements: no pieces in ${set}`]);
    });
  }
});

/** The colours of the squares, dark first, as the browser writes them. */
function squares(board: FenBoard): string[] {
  const { backgroundImage } = getComputedStyle(boardPart(board));
  return [...new Set(backgroundImage.match(/rgb\([^)]*\)/g))];
}

/** A CSS colour as the browser writes it. */
function written(color: string): string {
  const element = document.createElement('i');
  element.style.color = color;
  return element.style.color;
}

describe('theme', () => {
  const given: readonly (readonly [value: string | null, ThemeName])[] = [
    [null, 'wood'],
    ['wood', 'wood'],
    ['green', 'green'],
    ['blue', 'blue'],
    ['contrast', 'contrast'],
    ['', 'wood'],
    ['plastic', 'wood'],
    ['black', 'wood'],
    ['constructor', 'wood'],
  ];
  for (const [value, name] of given) {
    it(`${JSON.stringify(value)} has the squares of ${name}`, async () => {
      const board = await fixture<FenBoard>(html`<fen-board readonly></fen-board>`);
      if (value !== null) board.setAttribute('theme', value);
      await board.updateComplete;
      const { light, dark } = themes[name];
      expect(squares(board)).to.deep.equal([dark, light].map(written));
      expect(getComputedStyle(board.shadowRoot!.querySelector('.ranks')!).color).to.equal(
        written(coordinatesColor),
      );
    });
  }

  it('gives way to the page’s own colours', async () => {
    const board = await fixture<FenBoard>(
      html`<fen-board
        readonly
        theme="green"
        style="--fen-board-light: #123456; --fen-board-coordinates: #654321"
      ></fen-board>`,
    );
    expect(squares(board)).to.deep.equal([themes.green.dark, '#123456'].map(written));
    expect(getComputedStyle(board.shadowRoot!.querySelector('.ranks')!).color).to.equal(
      written('#654321'),
    );
  });

  it('leaves names outside the board in the colour of the page’s text', async () => {
    for (const theme of Object.keys(themes)) {
      const box = await fixture(
        html`<div style="color: rgb(1, 2, 3)">
          <fen-board readonly coordinates="outside" theme=${theme}></fen-board>
        </div>`,
      );
      const names = box.querySelector('fen-board')!.shadowRoot!.querySelector('.ranks')!;
      expect(getComputedStyle(names).color).to.equal('rgb(1, 2, 3)');
    }
  });

  it('of an editor is that of its board', async () => {
    const editor = await fixture<FenEditor>(html`<fen-editor theme="blue"></fen-editor>`);
    const board = editor.shadowRoot!.querySelector('fen-board')!;
    await board.updateComplete;
    expect(squares(board)).to.deep.equal([themes.blue.dark, themes.blue.light].map(written));
  });

  it('of an editor reaches slotted boards without one of their own, and is taken back', async () => {
    const editor = await fixture<FenEditor>(
      html`<fen-editor theme="blue">
        <fen-board></fen-board><fen-board theme="contrast"></fen-board>
      </fen-editor>`,
    );
    const [one, other] = [...editor.querySelectorAll('fen-board')] as [FenBoard, FenBoard];
    const seen = async (): Promise<string[][]> => {
      await editor.updateComplete;
      await Promise.all([one.updateComplete, other.updateComplete]);
      return [squares(one), squares(other)];
    };
    const colors = (name: ThemeName): string[] =>
      [themes[name].dark, themes[name].light].map(written);
    expect(await seen()).to.deep.equal([colors('blue'), colors('contrast')]);
    editor.theme = 'wood';
    expect(await seen()).to.deep.equal([colors('wood'), colors('contrast')]);
  });
});
