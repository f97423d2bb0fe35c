import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import type { FenEditor } from '../../src/elements/fen-editor/fen-editor.js';
import type { FenFieldEditor } from '../../src/elements/fen-field-editor/fen-field-editor.js';
import type { FenToolbar } from '../../src/elements/fen-toolbar/fen-toolbar.js';
import type { FenValidatorBadge } from '../../src/elements/fen-validator-badge/fen-validator-badge.js';
import { createPositionStore } from '../../src/store/index.js';
import { boardPart, editable, piecesOf, piecesShown, pointOf } from '../helpers/board.js';
import { blankPage, fromFrame, loadInto } from '../helpers/frames.js';
import { click, drag, pointIn, press, setViewport, type } from '../helpers/input.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const NO_KINGS = '8/8/8/8/8/8/PPPPPPPP/8 w - - 0 1';
const TAGS = [
  'fen-board',
  'fen-field-editor',
  'fen-validator-badge',
  'fen-palette',
  'fen-toolbar',
  'fen-editor',
] as const;
type Tag = (typeof TAGS)[number];

/** Waits until an element of a page has rendered, with what is inside it. */
async function rendered(element: Element): Promise<void> {
  await (element as FenBoard).updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) {
    if (inner.localName.startsWith('fen-')) await rendered(inner);
  }
}

/** Long enough for code that has to be loaded, on a busy machine. */
const soon = (condition: () => unknown): Promise<void> =>
  waitUntil(condition as () => boolean, undefined, { timeout: 5000 });

describe('elements that are there before they are defined', () => {
  const orders: Tag[][] = [
    [...TAGS],
    [...TAGS].reverse(),
    [
      'fen-palette',
      'fen-editor',
      'fen-board',
      'fen-toolbar',
      'fen-validator-badge',
      'fen-field-editor',
    ],
  ];

  for (const order of orders) {
    it(`keep what was set on them, defined as ${order.join(', ')}`, async () => {
      const frame = await blankPage();
      const page = frame.contentDocument!;
      const make = (tag: Tag, properties: object, parent: Element = page.body): Element => {
        const element = Object.assign(page.createElement(tag), properties);
        parent.append(element);
        return element;
      };
      const store = createPositionStore({ fen: NO_KINGS });
      // Linked to by its id, by a property, before and behind it.
      const fields = make('fen-field-editor', { for: 'owner', name: 'p', required: true });
      const board = make('fen-board', {
        fen: EMPTY,
        defaultFen: INITIAL,
        orientation: 'black',
        coordinates: 'none',
        mode: 'play',
        pieceSet: '/assets/pieces/classic/',
        label: 'Study',
        readonly: true,
        position: null,
        verdict: 'valid',
        diagnostics: [],
      }) as FenBoard;
      board.id = 'owner';
      const badge = make('fen-validator-badge', { for: 'owner', readonly: true });
      const shared = [
        make('fen-board', { store, fen: INITIAL }),
        make('fen-palette', { store, pieces: 'white', disabled: true }),
        make('fen-toolbar', { store, readonly: true }),
      ];
      const editor = make('fen-editor', {
        fen: AFTER_E4,
        variant: 'chess960',
        require: 'readable',
      });
      const slotted = make('fen-board', {}, make('fen-editor', { fen: EMPTY, readonly: true }));

      for (const tag of order) {
        await loadInto(frame, `/src/define/${tag}.ts`);
        await nextFrame();
      }
      for (const element of page.body.children) await rendered(element);

      expect([board.fen, board.defaultFen]).to.deep.equal([EMPTY, INITIAL]);
      expect([board.orientation, board.coordinates, board.mode, board.label]).to.deep.equal([
        'black',
        'none',
        'play',
        'Study',
      ]);
      expect([board.readonly, board.pieceSet]).to.deep.equal([true, '/assets/pieces/classic/']);
      await soon(() => board.verdict !== null);
      expect([board.position.placement.length, board.diagnostics.length > 0]).to.deep.equal([
        64,
        true,
      ]);
      expect(boardPart(board).getAttribute('aria-label')).to.match(/^Study\. /);
      for (const linked of [fields, badge] as FenBoard[]) {
        expect(linked.store === board.store, linked.localName).to.equal(true);
      }
      expect([(fields as FenFieldEditor).name, (fields as FenFieldEditor).required]).to.deep.equal([
        'p',
        true,
      ]);
      for (const each of shared as FenBoard[]) {
        expect(each.store === store, each.localName).to.equal(true);
        expect(each.fen, each.localName).to.equal(NO_KINGS);
      }
      expect(
        (shared[1] as HTMLElement).shadowRoot!.querySelectorAll('[role=radio]'),
      ).to.have.length(7);
      expect(
        (shared[1] as HTMLElement).shadowRoot!.querySelectorAll('[role=radio]:enabled'),
      ).to.have.length(0);
      const { fen, variant, require } = editor as FenEditor;
      expect([fen, variant, require]).to.deep.equal([AFTER_E4, 'chess960', 'readable']);
      expect([(slotted as FenBoard).fen, (slotted as FenBoard).readonly]).to.deep.equal([
        EMPTY,
        true,
      ]);
    }).timeout(30_000);
  }

  it('take attributes in whatever order they come, and properties before attributes', async () => {
    const frame = await blankPage();
    const page = frame.contentDocument!;
    page.body.insertAdjacentHTML(
      'beforeend',
      `<form><fen-board name="p" castling-notation="shredder" variant="chess960" fen="${INITIAL}"></fen-board>
        <fen-board fen="${INITIAL}" name="q" readonly></fen-board></form>`,
    );
    const [first, second] = page.querySelectorAll('fen-board');
    second!.fen = EMPTY;
    await loadInto(frame, '/src/define/fen-board.ts');
    expect(first!.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1');
    expect([...new FormData(page.querySelector('form')!)]).to.deep.equal([
      ['p', first!.fen],
      ['q', EMPTY],
    ]);
  });
});

describe('an element that moves', () => {
  it('between shadow roots follows the provider and the id that it finds there, and shows no other', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <div></div>
        <div></div>
      </div>`,
    );
    const [one, two] = [...box.children].map((each) => each.attachShadow({ mode: 'open' }));
    one!.innerHTML = `<fen-palette id="owner" fen="${EMPTY}"></fen-palette>`;
    two!.innerHTML = `<fen-palette id="owner" fen="${NO_KINGS}"></fen-palette>`;
    const board = document.createElement('fen-board');
    board.style.setProperty('width', '320px');
    board.setAttribute('for', 'owner');
    for (const [root, fen] of [
      [one!, EMPTY],
      [two!, NO_KINGS],
      [box, INITIAL],
      [one!, EMPTY],
    ] as const) {
      root.append(board);
      await editable(board);
      expect(board.fen).to.equal(fen);
      expect(piecesShown(board)).to.deep.equal(piecesOf(board));
    }
  });

  it('in the middle of a drag, or while a list is open, leaves nothing behind', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="width: 400px"><fen-editor></fen-editor></div>`,
    );
    const editor = box.querySelector('fen-editor')!;
    await rendered(editor);
    const badge = editor.shadowRoot!.querySelector<FenValidatorBadge>('fen-validator-badge')!;
    badge.show();
    await soon(() => badge.shadowRoot!.querySelector(':popover-open'));
    const other = document.createElement('div');
    box.append(other);
    other.append(editor);
    await rendered(editor);
    expect(badge.shadowRoot!.querySelector(':popover-open')).to.equal(null);
    badge.show();
    await soon(() => badge.shadowRoot!.querySelector(':popover-open'));
  });

  it('into the document of a frame and back looks the same and goes on being edited', async () => {
    await setViewport({ width: 800, height: 1000 });
    const box = await fixture<HTMLElement>(
      html`<div style="width: 560px"><fen-editor></fen-editor></div>`,
    );
    const editor = box.querySelector('fen-editor')!;
    const frame = await blankPage(600, 900);
    frame.style.setProperty('border', '0');
    const find = <T extends Element>(tag: string): T => editor.shadowRoot!.querySelector<T>(tag)!;
    const board = find<FenBoard>('fen-board');
    const sizes = (): number[] =>
      ['fen-toolbar', 'fen-board', 'fen-field-editor', 'fen-validator-badge'].flatMap((tag) => {
        const { width, height } = find(tag).getBoundingClientRect();
        return [width, height];
      });
    await rendered(editor);
    await editable(board);
    const before = sizes();
    frame.contentDocument!.body.append(box);
    for (const place of ['frame', 'page']) {
      if (place === 'page') document.body.append(box);
      const inPage = (point: readonly [number, number]): readonly [number, number] =>
        place === 'frame' ? fromFrame(frame, point) : point;
      editor.fen = INITIAL;
      await rendered(editor);
      await editable(board);
      await nextFrame();
      expect(sizes(), place).to.deep.equal(before);
      editor.scrollIntoView();
      expect(piecesShown(board), place).to.deep.equal(piecesOf(board));
      await drag(inPage(pointOf(board, 'e2')), inPage(pointOf(board, 'e4')));
      expect(editor.fen, place).to.equal(AFTER_E4);

      board.focus();
      await press('Delete');
      expect(editor.fen, `${place}, key`).to.equal(AFTER_E4.replace('4P3', '8'));
      await press('Control+z');
      expect(editor.fen, `${place}, undo`).to.equal(AFTER_E4);

      const area = find<FenFieldEditor>('fen-field-editor').shadowRoot!.querySelector('textarea')!;
      expect(area.value, place).to.equal(AFTER_E4);
      await click(inPage(pointIn(area)));
      await press('Control+a');
      await type('8/8/8/8/8/8/8/8');
      expect(editor.fen, `${place}, line`).to.equal(EMPTY);

      const badge = find<FenValidatorBadge>('fen-validator-badge');
      const button = badge.shadowRoot!.querySelector('.badge')!;
      await click(inPage(pointIn(button)));
      await soon(() => badge.shadowRoot!.querySelector('#findings:popover-open .finding'));
      const list = badge.shadowRoot!.querySelector('#findings')!;
      expect(getComputedStyle(list).position, place).to.equal('fixed');
      await press('Escape');
      expect(list.matches(':popover-open'), `${place}, closed`).to.equal(false);

      const toolbar = find<FenToolbar>('fen-toolbar');
      await click(inPage(pointIn(toolbar.shadowRoot!.querySelector('[data-tool=more]')!)));
      await soon(() => toolbar.shadowRoot!.querySelector('#menu:popover-open .item'));
      await press('Escape');
      await click(inPage(pointIn(toolbar.shadowRoot!.querySelector('[data-tool=start]')!)));
      expect(editor.fen, `${place}, toolbar`).to.equal(INITIAL);

      const palette = [...editor.shadowRoot!.querySelectorAll('fen-palette')].find((each) =>
        each.shadowRoot!.querySelector('.wq'),
      )!;
      await click(inPage(pointIn(palette.shadowRoot!.querySelector('button:has(.wq)')!)));
      await click(inPage(pointOf(board, 'e4')));
      expect(editor.fen, `${place}, palette`).to.equal(
        AFTER_E4.replace('4P3', '4Q3').replace('PPPP1PPP', 'PPPPPPPP'),
      );
      editor.store.dispatch({ type: 'set-tool', tool: 'hand' });
    }
    box.remove();
  }).timeout(30_000);

  it('into a document without a window and back loses nothing', async () => {
    for (const tag of TAGS) {
      const element = await fixture<FenBoard>(document.createElement(tag));
      const home = element.parentNode!;
      await rendered(element);
      const { height } = element.getBoundingClientRect();
      const other = document.implementation.createHTMLDocument();
      other.adoptNode(element);
      other.body.append(element);
      element.fen = EMPTY;
      home.append(element);
      await rendered(element);
      await nextFrame();
      expect(element.fen, tag).to.equal(EMPTY);
      element.fen = INITIAL;
      await rendered(element);
      expect(element.getBoundingClientRect().height, tag).to.be.closeTo(height, 1);
      element.remove();
    }
  });
});

describe('inside what is shown later', () => {
  const hidden: [what: string, hide: (around: HTMLElement) => () => void][] = [
    [
      'a <details> that is closed',
      (around) => {
        const details = document.createElement('details');
        around.before(details);
        details.append(around);
        return () => (details.open = true);
      },
    ],
    [
      'a popover',
      (around) => {
        around.popover = 'auto';
        return () => around.showPopover();
      },
    ],
    [
      'a <dialog>',
      (around) => {
        const dialog = document.createElement('dialog');
        around.before(dialog);
        dialog.append(around);
        return () => dialog.showModal();
      },
    ],
    [
      'what is not displayed',
      (around) => {
        around.hidden = true;
        return () => (around.hidden = false);
      },
    ],
    [
      '`content-visibility: auto` far below',
      (around) => {
        around.style.setProperty('content-visibility', 'auto');
        around.style.setProperty('contain-intrinsic-size', '500px');
        around.style.setProperty('margin-top', '8000px');
        return () => around.scrollIntoView();
      },
    ],
  ];

  for (const [what, hide] of hidden) {
    it(`${what}: all sizes are right when it is`, async () => {
      await setViewport({ width: 800, height: 900 });
      const sizesIn = async (isHidden: boolean): Promise<[string, number, number][]> => {
        const around = document.createElement('div');
        around.style.cssText = 'width: 640px; padding: 0; border: 0';
        const elements = TAGS.map((tag) => document.createElement(tag));
        const show = isHidden ? hide : () => () => {};
        const box = await fixture<HTMLElement>(html`<div>${around}</div>`);
        const open = show(around);
        around.append(...elements);
        for (const element of elements) await rendered(element);
        await nextFrame();
        await nextFrame();
        open();
        await soon(() => around.checkVisibility());
        for (let frame = 0; frame < 4; frame++) await nextFrame();
        for (const element of elements) await rendered(element);
        const all = (root: ParentNode): Element[] =>
          [...root.querySelectorAll('*')].flatMap((each) => [
            each,
            ...(each.shadowRoot ? all(each.shadowRoot) : []),
          ]);
        const sizes = all(around).map((each): [string, number, number] => {
          const { width, height } = each.getBoundingClientRect();
          return [each.localName, Math.round(width), Math.round(height)];
        });
        const board = elements[0] as FenBoard;
        expect(piecesShown(board)).to.deep.equal(piecesOf(board));
        box.remove();
        window.scrollTo(0, 0);
        return sizes;
      };
      expect(await sizesIn(true)).to.deep.equal(await sizesIn(false));
    });
  }
});

describe('inside a modal <dialog> and an open popover', () => {
  const opened: [what: string, open: (editor: FenEditor) => Promise<() => boolean>][] = [
    [
      'the list of findings',
      async (editor) => {
        const badge = editor.shadowRoot!.querySelector<FenValidatorBadge>('fen-validator-badge')!;
        badge.show();
        await soon(() => badge.shadowRoot!.querySelector('#findings:focus-within'));
        return () => badge.shadowRoot!.querySelector('#findings')!.matches(':popover-open');
      },
    ],
    [
      'the menu',
      async (editor) => {
        const root = editor.shadowRoot!.querySelector('fen-toolbar')!.shadowRoot!;
        await click(pointIn(root.querySelector('[data-tool=more]')!));
        await soon(() => root.querySelector('#menu:focus-within'));
        return () => root.querySelector('#menu')!.matches(':popover-open');
      },
    ],
    [
      'the list of keys',
      async (editor) => {
        const board = editor.shadowRoot!.querySelector('fen-board')!;
        board.focus();
        await type('?');
        await soon(() => board.shadowRoot!.querySelector('dialog:focus-within'));
        return () => board.shadowRoot!.querySelector('dialog') !== null;
      },
    ],
    [
      'the choice of a position',
      async (editor) => {
        const area = document.createElement('textarea');
        area.value = `${INITIAL}\n${EMPTY}\n`;
        editor.before(area);
        area.select();
        await press('Control+c');
        editor.shadowRoot!.querySelector('fen-board')!.focus();
        await press('Control+v');
        const board = editor.shadowRoot!.querySelector('fen-board')!;
        const find = (): Element | null =>
          [board, editor]
            .flatMap(({ shadowRoot }) => [...shadowRoot!.querySelectorAll('*')])
            .map((each) => each.shadowRoot?.querySelector('dialog'))
            .find((each) => each) ?? null;
        await soon(() => find()?.matches(':focus-within'));
        return () => find() !== null;
      },
    ],
    [
      'the choice of a pawn that promotes',
      async (editor) => {
        editor.mode = 'play';
        editor.fen = '7k/P7/8/8/8/8/8/K7 w - - 0 1';
        const board = editor.shadowRoot!.querySelector('fen-board')!;
        await soon(() => board.mode === 'play');
        await editable(board);
        await soon(async () => {
          await drag(pointOf(board, 'a7'), pointOf(board, 'a8'));
          return board.shadowRoot!.querySelector('.promotion');
        });
        return () => board.shadowRoot!.querySelector('.promotion') !== null;
      },
    ],
    [
      'a piece that was picked up',
      async (editor) => {
        const board = editor.shadowRoot!.querySelector('fen-board')!;
        board.focus();
        await press('Enter');
        return () => board.shadowRoot!.querySelector('.selected') !== null;
      },
    ],
  ];
  const around: [what: string, show: (box: HTMLElement) => () => boolean][] = [
    [
      'dialog',
      (box) => {
        const dialog = document.createElement('dialog');
        box.before(dialog);
        dialog.append(box);
        dialog.showModal();
        return () => dialog.open;
      },
    ],
    [
      'popover',
      (box) => {
        box.popover = 'auto';
        box.showPopover();
        return () => box.matches(':popover-open');
      },
    ],
  ];

  for (const [what, open] of opened) {
    for (const [outer, show] of around) {
      it(`Escape first closes ${what}, then the ${outer}`, async () => {
        await setViewport({ width: 800, height: 1000 });
        const box = await fixture<HTMLElement>(
          html`<div style="width: 420px"><fen-editor></fen-editor></div>`,
        );
        const isShown = show(box);
        const editor = box.querySelector('fen-editor')!;
        await rendered(editor);
        await editable(editor.shadowRoot!.querySelector('fen-board')!);
        const isOpen = await open(editor);
        expect([isOpen(), isShown()], 'opened').to.deep.equal([true, true]);
        await press('Escape');
        await soon(() => !isOpen());
        await nextFrame();
        expect(isShown(), 'after the first').to.equal(true);
        await press('Escape');
        await soon(() => !isShown());
      });
    }
  }
});
