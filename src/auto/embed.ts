/**
 * What embed.html does: shows the position that the hash of its address names, as a diagram or in an editor, and talks
 * with the page around it. Only that page is listened to, and only in the shape below.
 */
import { boardAttributes, optionNames, type Options } from './options.js';

/** To the page around: how tall the content is, in CSS pixels; what a person made of the position. */
type Told =
  | { readonly type: 'fen-elements:height'; readonly height: number }
  | { readonly type: 'fen-elements:change'; readonly fen: string };

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const tell = (message: Told): void => {
  // It is no secret, and whose page it is cannot be known.
  if (parent !== window) parent.postMessage(message, '*');
};

let view: HTMLElement | null = null;

function make(tag: 'div' | 'fen-editor'): HTMLElement {
  if (view?.localName === tag) return view;
  const made = document.createElement(tag);
  document.body.replaceChildren(made);
  return (view = made);
}

function showDiagram(fen: string, options: Options): void {
  const diagram = make('div');
  for (const name of optionNames) {
    const value = options[name];
    if (value === undefined) diagram.removeAttribute(`data-fen-${name}`);
    else diagram.setAttribute(`data-fen-${name}`, value);
  }
  setFen(fen);
  void import('./index.js');
}

const editorAttributes = [
  'orientation',
  'coordinates',
  'theme',
  'annotations',
  'piece-set',
  'variant',
];

function showEditor(fen: string, options: Options, variant: string | null): void {
  const editor = make('fen-editor');
  for (const name of editorAttributes) editor.removeAttribute(name);
  const attributes = boardAttributes(options, document.baseURI);
  if (variant !== null) attributes['variant'] = variant;
  for (const [name, value] of Object.entries(attributes)) editor.setAttribute(name, value);
  setFen(fen);
  void import('../cdn.js');
}

/** What cannot be read shows as text in a diagram, and with its mistakes in an editor. */
function setFen(fen: string): void {
  if (view?.localName === 'fen-editor') {
    Object.assign(view, { fen });
  } else if (view) {
    view.textContent = fen;
    view.setAttribute('data-fen', fen);
  }
}

function showHash(): void {
  const words = new URLSearchParams(location.hash.slice(1));
  const options: Options = {};
  for (const name of optionNames) {
    const value = words.get(name);
    if (value !== null) options[name] = value;
  }
  document.documentElement.lang = words.get('lang') ?? 'en';
  const fen = words.get('fen') ?? INITIAL;
  if (words.has('editor')) showEditor(fen, options, words.get('variant'));
  else showDiagram(fen, options);
}

function handleMessage({ source, data }: MessageEvent<unknown>): void {
  if (source !== parent || typeof data !== 'object' || data === null) return;
  const { type, fen } = data as { type?: unknown; fen?: unknown };
  if (type === 'fen-elements:set' && typeof fen === 'string') setFen(fen);
}

if (globalThis.document?.defaultView) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    body { display: flow-root; margin: 0; font: 16px system-ui, sans-serif; --fen-board-size: 100% }
    [data-fen] { margin: 0; overflow-wrap: anywhere }
    fen-editor { margin: 4px }
  `);
  document.adoptedStyleSheets = [sheet];
  showHash();
  addEventListener('hashchange', showHash);
  addEventListener('message', handleMessage);
  addEventListener('fen-change', ({ fen }) => tell({ type: 'fen-elements:change', fen }));
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect();
    tell({ type: 'fen-elements:height', height: Math.ceil(height) });
  }).observe(document.body);
}
