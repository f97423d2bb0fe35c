import { codeBlock, codeText } from './code-blocks.js';
import { optionsAround, readWords } from './options.js';
import { cutOut, readPage, wrap, type PageText } from './page-text.js';
import { readLines, type Item } from './read-lines.js';

/** What a writer typed: elements to hide while its boards are shown. */
export interface Source {
  readonly elements: readonly Element[];
  /** What it asks for now, `null` where that is no board. */
  read(): Item[] | null;
  /** Takes back what finding it did to the page. */
  undo?(): void;
}

/** Where somebody writes, and what has its boards: nothing is looked for in it. */
export const CLOSED =
  '[contenteditable]:not([contenteditable=false]),[role=textbox],.cm-editor,.monaco-editor,' +
  '[data-fen-source],[data-fen-shown]';
/** Text in these is no text of the page, or is about code. */
const NO_TEXT = `head,script,style,template,noscript,textarea,select,button,svg,math,pre,${CLOSED}`;
const CODE = 'code,kbd,samp,tt';

const tag = /\[fen((?:\s[^\]\n]{0,300})?)\]((?:(?!\[\/?fen)[^]){0,20000})\[\/fen\]/gi;

/** An element with `data-fen`. */
export function attributeSource(element: Element): Source {
  return {
    elements: [element],
    read: () => readLines(element.getAttribute('data-fen') ?? '', optionsAround(element)),
  };
}

/** The block of a `<pre>` or `<code>`, where it is marked `fen` or where bare lines count. */
export function codeSource(element: Element): Source | null {
  const block = codeBlock(element);
  if (block) {
    const { outer } = block;
    const read = (): Item[] | null => {
      const now = outer.contains(element) ? codeBlock(element) : null;
      return now && readLines(now.text, { ...optionsAround(outer), ...now.options });
    };
    return { elements: [outer], read };
  }
  if (element.localName !== 'pre' || !element.closest('[data-fen-auto]')) return null;
  return {
    elements: [element],
    read: () => readLines(codeText(element), optionsAround(element), true),
  };
}

function textSource(
  page: PageText,
  [start, end]: readonly [number, number],
  root: Element,
  readText: (text: string, around: Element) => Item[] | null,
): Source | null {
  const at = page.pieces.findLast((piece) => piece.start <= start)?.node.parentElement;
  if (!at || !readText(page.text.slice(start, end), at)) return null;
  const { elements, undo } = wrap(cutOut(page, start, end), root);
  const read = (): Item[] | null =>
    readText(elements.map((element) => readPage(element, 'script').text).join('\n'), elements[0]!);
  return { elements, read, undo };
}

/** `[fen]…[/fen]` in the texts of an element. */
export function taggedSources(root: Element): Source[] {
  if (!/\[\/fen\]/i.test(root.textContent ?? '')) return [];
  const page = readPage(root, `${NO_TEXT},${CODE}`);
  const readText = (text: string, around: Element): Item[] | null => {
    const [[, words = '', lines = ''] = []] = text.matchAll(tag);
    return readLines(lines, { ...optionsAround(around), ...readWords(words).options });
  };
  return [...page.text.matchAll(tag)]
    .reverse()
    .flatMap(
      ({ 0: { length }, index }) => textSource(page, [index, index + length], root, readText) ?? [],
    );
}

/** Lines of an element that are a position and nothing else; those that follow each other are one source. */
export function bareSources(root: Element): Source[] {
  const page = readPage(root, NO_TEXT);
  const ranges: [number, number][] = [];
  let start = 0;
  let open = false;
  for (const line of page.text.split('\n')) {
    const end = start + line.length;
    if (line.trim()) {
      const isPosition = line.split('/').length > 7 && readLines(line, {}, true) !== null;
      if (isPosition && open) ranges.at(-1)![1] = end;
      else if (isPosition) ranges.push([start, end]);
      open = isPosition;
    }
    start = end + 1;
  }
  const readText = (text: string, around: Element): Item[] | null =>
    readLines(text, optionsAround(around), true);
  return ranges.reverse().flatMap((range) => textSource(page, range, root, readText) ?? []);
}
