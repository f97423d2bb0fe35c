import { expect, fixture, html } from '@open-wc/testing';
import {
  canEmulateMedia,
  click,
  drag,
  dragStart,
  emulateMedia,
  engine,
  hasRightButton,
  hasTouch,
  hover,
  play,
  pointIn,
  press,
  release,
  setViewport,
  tap,
  touchDrag,
  type,
} from './input.js';

/** A box that notes the pointer events it gets, as `pointerdown mouse 1` (with the buttons held). */
async function recorder(touchAction = 'auto') {
  const box = await fixture<HTMLDivElement>(html`<div></div>`);
  box.style.setProperty('width', '300px');
  box.style.setProperty('height', '200px');
  box.style.setProperty('touch-action', touchAction);
  const seen: string[] = [];
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
    box.addEventListener(name, (event) => {
      event.preventDefault();
      if (!event.isTrusted) throw new Error('Real input was promised.');
      seen.push(`${event.type} ${event.pointerType} ${event.buttons}`);
    });
  }
  return { box, seen };
}

describe('real mouse', () => {
  it('clicks where it is told', async () => {
    const { box, seen } = await recorder();
    let at: number[] = [];
    box.addEventListener('click', ({ clientX, clientY }) => (at = [clientX, clientY]));
    const point = pointIn(box, 0.25, 0.75);
    await click(point);
    expect(at).to.deep.equal(point);
    expect(seen.slice(-2)).to.deep.equal(['pointerdown mouse 1', 'pointerup mouse 0']);
  });

  it('drags: down, moves with the button held, up', async () => {
    const { box, seen } = await recorder();
    await drag(pointIn(box, 0.1, 0.1), pointIn(box, 0.9, 0.9));
    expect(seen.indexOf('pointerdown mouse 1')).to.be.lessThan(seen.indexOf('pointermove mouse 1'));
    expect(seen.filter((entry) => entry === 'pointermove mouse 1').length).to.be.at.least(2);
    expect(seen.at(-1)).to.equal('pointerup mouse 0');
  });

  it('keeps the button down between calls, until it is released', async () => {
    const { box, seen } = await recorder();
    await dragStart(pointIn(box, 0.1, 0.1), pointIn(box, 0.5, 0.5));
    expect(seen.at(-1)).to.equal('pointermove mouse 1');
    await release();
    expect(seen.at(-1)).to.equal('pointerup mouse 0');
  });

  if (hasRightButton) {
    it('presses the right button', async () => {
      const { box, seen } = await recorder();
      box.addEventListener('contextmenu', (event) => event.preventDefault());
      await click(pointIn(box), 'right');
      expect(seen.slice(-2)).to.deep.equal(['pointerdown mouse 2', 'pointerup mouse 0']);
    });
  }

  it('makes :hover match', async () => {
    const { box } = await recorder();
    await hover(pointIn(box));
    expect(box.matches(':hover')).to.equal(true);
  });
});

describe('real keys', () => {
  const fen = 'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';

  it('types a FEN', async () => {
    const area = await fixture<HTMLTextAreaElement>(html`<textarea aria-label="FEN"></textarea>`);
    area.focus();
    await type(fen);
    expect(area.value).to.equal(fen);
  });

  it('types the signs that need Shift, and says so to the page', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="text" />`);
    const shiftOf: Record<string, boolean> = {};
    input.addEventListener('keydown', ({ key, shiftKey }) => (shiftOf[key] = shiftKey));
    input.focus();
    await type('n:N_?');
    expect(input.value).to.equal('n:N_?');
    expect(shiftOf).to.include({ n: false, N: true, ':': true });
  });

  const chords: [chord: string, key: string, control: boolean, shift: boolean][] = [
    ['Escape', 'Escape', false, false],
    ['ArrowLeft', 'ArrowLeft', false, false],
    ['Control+z', 'z', true, false],
    ['Control+Shift+Z', 'Z', true, true],
    [' ', ' ', false, false],
  ];
  for (const [chord, key, control, shift] of chords) {
    it(`presses "${chord}"`, async () => {
      const button = await fixture<HTMLButtonElement>(html`<button>here</button>`);
      const seen: KeyboardEvent[] = [];
      button.addEventListener('keydown', (event) => {
        event.preventDefault();
        seen.push(event);
      });
      button.focus();
      await press(chord);
      const last = seen.at(-1);
      expect(last?.key).to.equal(key);
      expect(last?.ctrlKey).to.equal(control);
      expect(last?.shiftKey).to.equal(shift);
    });
  }

  it('moves the focus, and :focus matches', async () => {
    const pair = await fixture(html`<p><button>one</button><button>two</button></p>`);
    const [one, two] = pair.querySelectorAll('button');
    one?.focus();
    expect(one?.matches(':focus-visible')).to.equal(true);
    await press('Tab');
    expect(two?.matches(':focus-visible')).to.equal(true);
    expect(document.activeElement).to.equal(two);
  });

  it('copies and pastes', async () => {
    const area = await fixture<HTMLTextAreaElement>(html`<textarea aria-label="text"></textarea>`);
    area.focus();
    await type('e4 ');
    await press('Control+a');
    await press('Control+c');
    await press('ArrowRight');
    const pasted = new Promise((resolve) => area.addEventListener('input', resolve));
    await press('Control+v');
    await pasted;
    expect(area.value).to.equal('e4 e4 ');
  });
});

if (hasTouch) {
  describe('real finger', () => {
    it('taps', async () => {
      const { box, seen } = await recorder();
      await tap(pointIn(box));
      expect(seen).to.deep.equal(['pointerdown touch 1', 'pointerup touch 0']);
    });

    it('drags where touch-action allows it', async () => {
      const { box, seen } = await recorder('none');
      await touchDrag(pointIn(box, 0.1, 0.1), pointIn(box, 0.9, 0.9));
      expect(seen[0]).to.equal('pointerdown touch 1');
      expect(seen).to.include('pointermove touch 1');
      expect(seen.at(-1)).to.equal('pointerup touch 0');
    });

    it('is let go when it is released', async () => {
      const { box, seen } = await recorder('none');
      await play({ touchStart: { finger: 1, at: pointIn(box) } });
      await release();
      expect(seen).to.deep.equal(['pointerdown touch 1', 'pointerup touch 0']);
    });
  });
}

describe('the page', () => {
  for (const [width, height] of [
    [engine === 'webkit' ? 600 : 320, 480],
    [1280, 720],
  ] as [number, number][]) {
    it(`takes the size ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      expect([innerWidth, innerHeight]).to.deep.equal([width, height]);
    });
  }

  it('has its usual size for the next test', () => {
    expect([innerWidth, innerHeight]).to.deep.equal([800, 600]);
  });

  it('takes the mouse at its usual place after that', async () => {
    const { box, seen } = await recorder();
    await click(pointIn(box));
    expect(seen.at(-1)).to.equal('pointerup mouse 0');
  });
});

if (canEmulateMedia) {
  describe('emulated media', () => {
    const queries: [Parameters<typeof emulateMedia>[0], string][] = [
      [{ colorScheme: 'dark' }, '(prefers-color-scheme: dark)'],
      [{ reducedMotion: 'reduce' }, '(prefers-reduced-motion: reduce)'],
      [{ forcedColors: 'active' }, '(forced-colors: active)'],
      [{ media: 'print' }, 'print'],
    ];
    for (const [media, query] of queries) {
      it(`matches ${query}`, async () => {
        await emulateMedia(media);
        expect(matchMedia(query).matches).to.equal(true);
      });
    }

    it('is gone after the test', () => {
      expect(queries.filter(([, query]) => matchMedia(query).matches)).to.deep.equal([]);
    });
  });
}
