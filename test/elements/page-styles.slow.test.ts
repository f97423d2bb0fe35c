import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../src/index.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { editable } from '../helpers/board.js';
import { click, pointIn, setViewport, type } from '../helpers/input.js';

/** What text inherits and none of the elements' texts should. */
const TEXT = `
  font: italic small-caps bold 1em/3 Georgia, serif;
  font-feature-settings: 'smcp';
  hyphens: auto;
  letter-spacing: 4px;
  overflow-wrap: anywhere;
  text-align: right;
  text-indent: 30px;
  text-shadow: 2px 2px red;
  text-transform: uppercase;
  text-wrap: balance;
  white-space: pre;
  word-break: break-all;
  word-spacing: 9px;
  -webkit-text-fill-color: crimson;
  -webkit-text-stroke: 1px green;
  color: purple;
`;

/** What is compared of each element inside. */
const COMPARED = [
  'boxSizing',
  'color',
  'direction',
  'fontFamily',
  'fontFeatureSettings',
  'fontSize',
  'fontStyle',
  'fontVariantCaps',
  'fontWeight',
  'hyphens',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'textAlign',
  'textIndent',
  'textShadow',
  'textTransform',
  'webkitTextFillColor',
  'webkitTextStrokeWidth',
  'whiteSpace',
  'wordBreak',
  'wordSpacing',
  'writingMode',
] as const;

const TAGS = [
  'fen-board',
  'fen-field-editor',
  'fen-palette',
  'fen-toolbar',
  'fen-validator-badge',
  'fen-editor',
] as const;

/** A style for the page that goes after the test. */
async function addStyle(box: Element, text: string): Promise<void> {
  const style = document.createElement('style');
  style.textContent = text;
  box.append(style);
  for (let frame = 0; frame < 4; frame++) await nextFrame();
}

/** All that is in the shadow roots below, with its size and what its text looks like. */
function looksOf(root: ParentNode): Record<string, string>[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const inside = element.shadowRoot ? looksOf(element.shadowRoot) : [];
    if (!(element.getRootNode() instanceof ShadowRoot)) return inside;
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const look: Record<string, string> = {
      element: `${(root as ShadowRoot).host.localName} ${element.localName}.${element.getAttribute('class')}`,
      size: `${Math.round(width)} × ${Math.round(height)}`,
    };
    for (const name of COMPARED) look[name] = String(style[name]);
    // Names outside a board have the colour of the page's text.
    if ((root as ShadowRoot).host.localName === 'fen-board') {
      delete look['color'];
      delete look['webkitTextFillColor'];
    }
    return [look, ...inside];
  });
}

describe('a page that styles', () => {
  const table: [what: string, css: string][] = [
    ['the text around', `.around { ${TEXT} }`],
    ['the text of all elements', `* { ${TEXT} }`],
    ['all elements away', '.around * { all: unset }'],
    ['all elements to their initial values', '.around * { all: initial }'],
    ['the boxes of all elements', '* { box-sizing: content-box } :defined { display: inline }'],
    [
      'the tags used inside',
      'i, button, dialog { display: none } div, input { display: flex; float: left }',
    ],
    ['all elements as flexible boxes', '.around > * { display: flex }'],
  ];
  for (const [what, css] of table) {
    it(`${what} leaves the elements as they are`, async () => {
      await setViewport({ width: 800, height: 900 });
      const box = await fixture<HTMLElement>(
        html`<div>
          <div
            class="around"
            style="display: block; width: 640px; padding: 0; border: 0; font-size: 16px"
          ></div>
        </div>`,
      );
      const around = box.querySelector('.around')!;
      const elements = TAGS.map((tag) => document.createElement(tag));
      for (const element of elements) element.style.setProperty('font-size', '16px');
      around.append(...elements);
      const [board, editor] = [elements[0] as FenBoard, elements.at(-1)!];
      await editable(board);
      await editable(editor.shadowRoot!.querySelector('fen-board')!);
      await nextFrame();
      const before = looksOf(around);
      await addStyle(box, css);
      const after = looksOf(around);
      const changed = after.flatMap((look, index) =>
        Object.entries(look)
          .filter(([name, value]) => before[index]![name] !== value)
          .map(([name, value]) => `${look['element']}: ${name} ${before[index]![name]} > ${value}`),
      );
      expect(before.length).to.be.greaterThan(500);
      expect(changed).to.deep.equal([]);
    });
  }

  it('vertical writing shows a board of the size it is given', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="writing-mode: vertical-rl">
        <fen-board style="width: 320px"></fen-board><fen-board></fen-board>
      </div>`,
    );
    const sizes = [...box.querySelectorAll('fen-board')].map((board) => {
      const { width, height } = board.getBoundingClientRect();
      return [width, height];
    });
    expect(sizes).to.deep.equal([
      [320, 320],
      [120, 120],
    ]);
  });

  it('no selection can be made on still lets a FEN be typed', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="user-select: none; -webkit-user-select: none">
        <fen-field-editor fen=""></fen-field-editor>
      </div>`,
    );
    const editor = box.querySelector('fen-field-editor')!;
    await editor.updateComplete;
    await click(pointIn(editor.shadowRoot!.querySelector('textarea')!));
    await type('8/8/8/8/8/8/8/8');
    expect(editor.fen).to.equal('8/8/8/8/8/8/8/8 w - - 0 1');
  });

  it('what is slotted in an editor styles it', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="color: purple; letter-spacing: 4px">
        <fen-editor
          ><p>Move the rook.</p>
          <fen-board></fen-board
        ></fen-editor>
      </div>`,
    );
    const { color, letterSpacing } = getComputedStyle(box.querySelector('p')!);
    expect([color, letterSpacing]).to.deep.equal(['rgb(128, 0, 128)', '4px']);
  });

  it('nothing that stands in a row of flexible boxes has no width', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="display: flex; width: 1600px">
        ${TAGS.map((tag) => document.createElement(tag))}
      </div>`,
    );
    for (const element of box.children) {
      await (element as FenBoard).updateComplete;
      expect(element.getBoundingClientRect().width, element.localName).to.be.at.least(110);
    }
  });
});
