import { expect, fixture, html } from '@open-wc/testing';
import { anything, assert, constantFrom, oneof, property, record, string } from 'fast-check';
import '../../src/define/fen-board.js';
import { renderDiagram, type DiagramOptions } from '../../src/diagram/index.js';
import { themes } from '../../src/diagram/themes.js';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { parseFen } from '../../src/fen/parse.js';
import type { Position } from '../../src/fen/types.js';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

/** Reads a diagram as strictly as XML is read. */
function parsed(svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.querySelector('parsererror')?.textContent, svg).to.equal(undefined);
  expect(documentElement.localName).to.equal('svg');
  return documentElement as unknown as SVGSVGElement;
}

const draw = (fen: string, options?: DiagramOptions): SVGSVGElement =>
  parsed(renderDiagram(fen, options));

/** Where the men of the library's own sets stand: column and row as they are seen. */
function corners(svg: SVGSVGElement): string[] {
  const numbers = (element: Element): number[] =>
    element
      .getAttribute('transform')!
      .match(/[\d.]+/g)!
      .map(Number);
  return [...svg.querySelectorAll('g[transform^=scale]')].flatMap((group) => {
    const [scale] = numbers(group) as [number];
    const square = Number(svg.getAttribute('width')) / 8 / scale;
    const moved = [...group.querySelectorAll(':scope > g')];
    return moved.map((man) =>
      numbers(man)
        .map((place) => Math.round(place / square))
        .join(),
    );
  });
}

const texts = (svg: SVGSVGElement): string =>
  [...svg.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ');

const captionLines = (svg: SVGSVGElement): Element[] => [
  ...svg.querySelectorAll(':scope > g:last-child > text'),
];

describe('a diagram shows', () => {
  const placed: readonly (readonly [fen: string, DiagramOptions, string[]])[] = [
    [KINGS, {}, ['4,0', '4,7']],
    [KINGS, { orientation: 'black' }, ['3,7', '3,0']],
    ['8/8/8/8/8/8/8/8 w - - 0 1', {}, []],
    ['P7/8/8/8/8/8/8/7p', {}, ['0,0', '7,7']],
    // What can be read of what cannot.
    ['4k3/8/8/8/8/8/8/4Kx2 nonsense', {}, ['4,0', '4,7']],
    ['4k3/8/8/4N', {}, ['4,0', '4,3']],
    ['', {}, []],
    ['4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; id "a";', {}, ['4,0', '4,7']],
  ];
  for (const [fen, options, expected] of placed) {
    const where = expected.length > 0 ? `men at ${expected.join(' ')}` : 'no man';
    it(`${where} of “${fen}” ${JSON.stringify(options)}`, () => {
      expect(corners(draw(fen, options))).to.deep.equal(expected);
    });
  }

  it('a position as it shows its text', () => {
    for (const fen of [INITIAL, KINGS, 'junk']) {
      expect(renderDiagram(parseFen(fen).position)).to.equal(renderDiagram(fen));
    }
  });

  const named: readonly (readonly [DiagramOptions, string])[] = [
    [{}, '8 7 6 5 4 3 2 1 a b c d e f g h'],
    [{ coordinates: 'outside', size: 100 }, '8 7 6 5 4 3 2 1 a b c d e f g h'],
    [{ coordinates: 'inside', size: 184 }, '8 7 6 5 4 3 2 1 a b c d e f g h'],
    [{ coordinates: 'inside', size: 183 }, ''],
    [{ coordinates: 'none' }, ''],
  ];
  for (const [options, expected] of named) {
    it(`${expected ? 'the names' : 'no name'} of ranks and files ${JSON.stringify(options)}`, () => {
      expect(texts(draw(KINGS, options))).to.equal(expected);
    });
  }

  it('rank 1 at the top and file a at the right where Black is below', () => {
    const at = (svg: SVGSVGElement, name: string, axis: 'x' | 'y'): number =>
      Number(
        [...svg.querySelectorAll('text')]
          .find(({ textContent }) => textContent === name)!
          .getAttribute(axis),
      );
    const white = draw(KINGS);
    const black = draw(KINGS, { orientation: 'black' });
    expect(at(black, '1', 'y')).to.equal(at(white, '8', 'y'));
    expect(at(black, '1', 'y')).to.be.below(60);
    expect(at(black, 'a', 'x')).to.equal(at(white, 'h', 'x'));
    expect(at(black, 'a', 'x')).to.be.above(420);
  });

  it('arrows and circles over the men, and highlighted squares under them', () => {
    const svg = draw(KINGS, { annotations: 'Ge1e4,Re8, nonsense', highlight: 'e1, E8 z9 e1' });
    const order = [...svg.children].map(
      ({ localName, children }) => `${localName}${children.length}`,
    );
    // Squares; fill, line and shade of two highlights; ranks and files; men; arrow and circle.
    expect(order.join(' ')).to.equal('rect0 path0 rect0 rect0 rect0 rect0 rect0 rect0 g2 g2 g2');
  });
});

describe('the size of a diagram', () => {
  const sizes: readonly (readonly [DiagramOptions, width: number, height: number])[] = [
    [{}, 480, 480],
    [{ size: 240 }, 240, 240],
    [{ size: 247.9 }, 240, 240],
    [{ size: 0 }, 64, 64],
    [{ size: -Infinity }, 480, 480],
    [{ size: NaN }, 480, 480],
    [{ size: 1e9 }, 8192, 8192],
    [{ coordinates: 'outside' }, 474, 476],
    [{ coordinates: 'outside', size: 498 }, 498, 500],
  ];
  for (const [options, width, height] of sizes) {
    const given = JSON.stringify(options, (_, value: unknown) =>
      typeof value === 'number' ? String(value) : value,
    );
    it(`is ${width} × ${height} ${given}`, () => {
      const svg = draw(KINGS, options);
      expect(svg.getAttribute('width')).to.equal(String(width));
      expect(svg.getAttribute('height')).to.equal(String(height));
      expect(svg.getAttribute('viewBox')).to.equal(`0 0 ${width} ${height}`);
    });
  }

  const captions: readonly (readonly [name: string, caption: string, lines: number])[] = [
    ['without a letter', '', 0],
    ['of white space', ' \n\t ', 0],
    ['of a word', 'Mate', 1],
    ['with its own lines', 'White to move\nMate in two', 2],
    ['with an empty line', 'One\r\n\r\nTwo', 3],
  ];
  for (const [name, caption, lines] of captions) {
    it(`grows by ${lines} lines for a caption ${name}`, () => {
      const svg = draw(KINGS, { caption, coordinates: 'none' });
      expect(Number(svg.getAttribute('height'))).to.equal(480 + (lines && lines * 21 + 9));
    });
  }
});

describe('a caption', () => {
  const arabic = 'نقلة الأبيض: ما هي أفضل نقلة في هذا الموقف؟ كش ملك في نقلتين من بطولة العالم';
  const chinese =
    '白方先行，两步杀。国际象棋世界冠军赛第十六局，卡尔波夫对卡斯帕罗夫，黑方的最佳着法是什么？';
  const captions = {
    Latin:
      'Karpov – Kasparov, World Championship (game 16), Moscow 1985: what is Black’s best move?',
    capitals:
      'WHITE TO MOVE AND MATE IN TWO, COMPOSED BY SAMUEL LOYD, LEIPZIGER ILLUSTRIRTE ZEITUNG',
    'one long word':
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
    'the widest letters': 'mmm WWW @@@ %%% MMM www '.repeat(5).trim(),
    Cyrillic: 'Белые начинают и ставят мат в два хода; жирный шрифт, Щедрин, 1985 год, Москва',
    Arabic: arabic,
    Chinese: chinese.repeat(2),
    emoji: '👩‍👩‍👧‍👦'.repeat(40),
    flags: '🇫🇮🇧🇦'.repeat(30),
  };
  for (const [name, caption] of Object.entries(captions)) {
    it(`in ${name} stays inside the picture, whole`, async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      for (const options of [
        { size: 128 },
        { size: 400, coordinates: 'outside' as const },
        { size: 720 },
      ]) {
        const svg = document.importNode(draw(KINGS, { ...options, caption }), true);
        place.replaceChildren(svg);
        const { left, right, bottom } = svg.getBoundingClientRect();
        const board = svg.querySelector('path')!.getBoundingClientRect();
        const lines = captionLines(svg);
        for (const line of lines) {
          const box = line.getBoundingClientRect();
          expect(box.left, line.textContent).to.be.at.least(left - 0.5);
          expect(box.right, line.textContent).to.be.at.most(right + 0.5);
          expect(box.top).to.be.above(board.bottom - 3);
          expect(box.bottom).to.be.at.most(bottom + 0.5);
        }
        const shown = lines.map(({ textContent }) => textContent).join('');
        expect(shown.replace(/\s/g, '')).to.equal(caption.replace(/\s/g, ''));
      }
    });
  }

  it('does not begin a line with a full stop of Chinese', () => {
    for (let size = 128; size < 400; size += 8) {
      const svg = draw(KINGS, { size, coordinates: 'none', caption: chinese });
      for (const { textContent } of svg.querySelectorAll('text')) {
        expect(textContent).not.to.match(/^[，。？]/);
      }
    }
  });

  it('runs from right to left where its script does, and nothing else does on such a page', () => {
    const svg = draw(KINGS, { caption: `${arabic}\nKf1` });
    const directions = captionLines(svg).map((line) => line.getAttribute('direction'));
    expect(directions.pop()).to.equal(null);
    expect([...new Set(directions)]).to.deep.equal(['rtl']);
    expect(svg.getAttribute('direction')).to.equal('ltr');
  });
});

describe('read aloud', () => {
  const same: readonly (readonly [string, string, string, string])[] = [
    [INITIAL, '', '', ''],
    [KINGS, 'Diagram 1', '', ''],
    [KINGS, '', 'Ge1e2,Re8', 'e4'],
  ];
  for (const [fen, label, annotations, highlight] of same) {
    it(`a diagram is what the board is: ${label || fen} ${annotations}`, async () => {
      const diagram = draw(fen, { caption: label, annotations, highlight });
      const board = await fixture<FenBoard>(
        html`<fen-board
          readonly
          fen=${fen}
          label=${label}
          annotations=${annotations}
          highlight=${highlight}
        ></fen-board>`,
      );
      const image = board.shadowRoot!.querySelector('[role=img]')!;
      const spoken = diagram.getAttribute('aria-label');
      // What draws arrows is loaded by the first of them.
      await soon(() => image.getAttribute('aria-label') === spoken);
      expect(image.getAttribute('aria-label')).to.equal(spoken);
      expect(diagram.getAttribute('role')).to.equal('img');
    });
  }

  it('a title takes the place of all that', () => {
    const svg = draw(KINGS, { title: 'Schach: <K> & "k"', caption: 'Kings' });
    expect(svg.getAttribute('aria-label')).to.equal('Schach: <K> & "k"');
  });

  it('an empty title hides the picture', () => {
    const svg = draw(KINGS, { title: '' });
    expect(svg.getAttribute('aria-hidden')).to.equal('true');
    expect(svg.hasAttribute('role')).to.equal(false);
  });

  it('diagrams in a page have nothing that axe finds', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(
      document.importNode(draw(INITIAL, { caption: 'The start', coordinates: 'outside' }), true),
      document.importNode(draw(KINGS), true),
    );
    await expect(place).to.be.accessible();
  });
});

describe('colours', () => {
  const fills = (svg: SVGSVGElement): (string | null)[] =>
    [...svg.children].slice(0, 2).map((element) => element.getAttribute('fill'));
  const { light, dark } = themes.wood;
  const cases: readonly (readonly [DiagramOptions['theme'], readonly string[]])[] = [
    [undefined, [light, dark]],
    ...Object.entries(themes).map(
      ([name, theme]) => [name as keyof typeof themes, [theme.light, theme.dark]] as const,
    ),
    [{ light: 'white' }, ['white', dark]],
    [{ dark: '"/><script>' }, [light, '"/><script>']],
    ['constructor' as 'wood', [light, dark]],
    [null as unknown as 'wood', [light, dark]],
  ];
  for (const [theme, expected] of cases) {
    it(`${JSON.stringify(theme)} gives squares of ${expected.join(' and ')}`, () => {
      expect(fills(draw(KINGS, { theme }))).to.deep.equal(expected);
    });
  }

  it('of text and background are as given', () => {
    const svg = draw(KINGS, { color: 'navy', background: 'ivory', caption: 'Kings' });
    expect(svg.getAttribute('fill')).to.equal('navy');
    expect(fills(svg)[0]).to.equal('ivory');
    expect(draw(KINGS).getAttribute('fill')).to.equal('currentColor');
  });
});

describe('pieces', () => {
  it('of a set by name are others than those of classic', () => {
    expect(renderDiagram(KINGS, { pieceSet: 'modern' })).not.to.equal(renderDiagram(KINGS));
  });

  it('of one’s own are pictures that hold the text as it was, whatever is in it', () => {
    const art = '<?xml version="1.0"?><svg id=\'a\'><!-- ž♔%20# --></svg>';
    const svg = draw(KINGS, { pieceSet: { K: art } });
    const images = [...svg.querySelectorAll('image')];
    expect(images.length).to.equal(1);
    const [kind, data] = images[0]!.getAttribute('xlink:href')!.split(',') as [string, string];
    expect(kind).to.equal('data:image/svg+xml;base64');
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).to.equal(art);
    // A piece without a text is one of classic.
    expect(corners(svg)).to.deep.equal(['4,0']);
  });

  it('of one’s own are seen', async () => {
    const own =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#f0f" d="M0 0h1v1H0z"/></svg>';
    const image = new Image();
    const svg = renderDiagram(KINGS, { size: 128, pieceSet: { K: own } });
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [128, 128];
    const context = canvas.getContext('2d')!;
    const isSeen = (): boolean => {
      context.drawImage(image, 0, 0);
      return [...context.getImageData(72, 120, 1, 1).data].join() === '255,0,255,255';
    };
    // WebKit draws what is inside a picture a moment after it says that the picture is there.
    await soon(isSeen);
    expect(isSeen()).to.equal(true);
  });
});

/** Waits until something is so, for a second at most. */
async function soon(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50 && !isSo(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('whatever is given', () => {
  const hostile = [
    ...'<>&"\'\u0000\u0008\u001f\u007f\u0085\ufffe\uffff]>–-!?/; \n\t',
    '\ud800',
    '\udfff',
  ];
  const nasty = oneof(
    string({ unit: 'binary', maxLength: 200 }),
    string({ unit: constantFrom(...hostile), maxLength: 40 }),
    constantFrom('\ud800\uffff', ']]><!--', '<![CDATA[', '&#0;', '\ud83d', '-->', 'a'.repeat(5000)),
    constantFrom('\u0301'.repeat(500), '。'.repeat(500), 'Ge4,Rd4f6,e2 e4', KINGS),
  );

  it('a diagram is well-formed, and texts are in it as far as XML can hold them', () => {
    assert(
      property(nasty, nasty, nasty, nasty, (fen, caption, title, other) => {
        const svg = draw(fen, {
          caption,
          title,
          annotations: other,
          highlight: other,
          color: other,
          background: other,
          theme: { light: other, dark: other, coordinates: other },
        });
        const held = [...title]
          .map((each) => (/^[\t\n\r -\ud7ff\ue000-\ufffd]$|^..$/.test(each) ? each : '\ufffd'))
          .join('');
        const spoken = held.replace(/\r\n|[\t\r\n]/g, ' ');
        expect(svg.getAttribute('aria-label') ?? '').to.equal(spoken);
        expect(svg.getAttribute('width')).to.equal('480');
      }),
      { numRuns: 300 },
    );
  });

  it('a diagram is one element of HTML, whole', () => {
    assert(
      property(nasty, nasty, (caption, title) => {
        const template = document.createElement('template');
        const svg = renderDiagram(KINGS, { caption, title, color: title });
        template.innerHTML = `<p>${svg}</p>`;
        expect(template.content.childNodes.length).to.equal(1);
        const [paragraph] = template.content.children;
        expect(paragraph!.childNodes.length).to.equal(1);
        const { children } = paragraph!.firstElementChild!;
        expect([...children].map(({ localName }) => localName).slice(0, 4)).to.deep.equal([
          'rect',
          'path',
          'g',
          'g',
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it('nothing is thrown, and what is unknown counts as not given', () => {
    const names = ['orientation', 'coordinates', 'theme', 'pieceSet', 'annotations', 'highlight'];
    const others = ['size', 'caption', 'title', 'color', 'background'];
    const options = Object.fromEntries([...names, ...others].map((name) => [name, anything()]));
    assert(
      property(anything(), record(options, { requiredKeys: [] }), (position, given) => {
        parsed(renderDiagram(position as string, given as DiagramOptions));
        parsed(renderDiagram({ placement: [position, 'K'] } as unknown as Position));
      }),
      { numRuns: 500 },
    );
    for (const given of [null, undefined, 5, 'x', []]) {
      const options = given as unknown as DiagramOptions;
      expect(renderDiagram(KINGS, options)).to.equal(renderDiagram(KINGS));
    }
  });

  it('there is no id, style, script or address in it', () => {
    const svg = draw(INITIAL, {
      coordinates: 'outside',
      annotations: 'Ge2e4,Rd5',
      highlight: 'e2',
      caption: 'All of it',
      background: '#fff',
    });
    for (const element of [svg, ...svg.querySelectorAll('*')]) {
      expect(element.localName).to.be.oneOf(['svg', 'g', 'path', 'rect', 'text']);
      for (const { name, value } of element.attributes) {
        expect(name).not.to.match(/^(id|style|class|on.*|.*href)$/);
        if (name !== 'xmlns') expect(value).not.to.match(/url|:\/\//);
      }
    }
  });
});
