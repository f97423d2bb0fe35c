import { optionNames, readWords, type OptionName, type Options } from './options.js';
import { readPage } from './page-text.js';

/** A block of code marked `fen`. */
export interface CodeBlock {
  /** What stands for the block in the page: its outermost wrapper. */
  readonly outer: HTMLElement;
  readonly text: string;
  readonly options: Options;
}

/** Where engines write a block's language … */
const languageAttribute = /^(?:class|lang|data-.*(?:lang|syntax|wrap).*)$/;
/** … and the rest of the line that it stood in. */
const infoAttribute = /^data-.*(?:meta|info|params)/;
/** A plain `data-theme` is the highlighter's own. */
const optionAttribute = new RegExp(
  `^(?:data-(?!theme$)(?:fen-|code-)?)?(${optionNames.join('|')})$`,
);
/** `fen`, `language-fen`, `lang-fen`, `highlight-source-fen`, `src-fen`, `brush: fen`; what follows it are words. */
const marked = /(?:^|[\s:_-])fen(?=$|[\s;,:{])/i;

/** Many engines make code in a line of a fence with more words than a language. */
const spelled = /^\s*fen\s/i;
const beforePlacement = /\s(?=[^\s/]+(?:\/[^\s/]+){7})/;

/** Beyond these an element is the page and no wrapper of a block. */
const PAGE = 'body,main,article,section,li,blockquote,dd,[data-fen-auto]';
/** A wrapper that says nothing of the language; hidden too where it holds nothing else. */
const wrapperClass =
  /code|highlight|lang|syntax|prism|shiki|hljs|src|source|listing|snippet|table/i;
/** Numbers of lines, buttons, and the name of the language. */
const ASIDE =
  'button,[aria-hidden=true],[class~=gutter],[class~=ln],[class~=lnt],[class*=lineno],[class*=line-number],' +
  'span.lang';
/** So far from its text the language of a block is written at most: a table of numbered lines lies between. */
const DEPTH = 8;

/** The words after the mark, `null` without one. */
function wordsOfMark(element: Element): string | null {
  for (const { name, value } of element.attributes) {
    const mark = languageAttribute.test(name) && marked.exec(value);
    if (mark) return value.slice(mark.index + mark[0].length).replace(/[{};,]/g, ' ');
  }
  return null;
}

function optionsOf(element: Element): Options {
  const options: Options = {};
  for (const { name, value } of element.attributes) {
    const [, option] = optionAttribute.exec(name) ?? [];
    if (option) options[option as OptionName] = value;
    else if (infoAttribute.test(name)) Object.assign(options, readWords(value).options);
  }
  return options;
}

/** The lines of a block, without numbers and buttons. */
export const codeText = (code: Element): string => readPage(code, ASIDE).text;

const isAside = (element: Element): boolean =>
  element.closest(ASIDE) !== null || !codeText(element).trim();

function holdsOnly(parent: Element, child: Element): boolean {
  return [...parent.childNodes].every(
    (node) =>
      node === child ||
      !node.textContent?.trim() ||
      (node.nodeType === Node.ELEMENT_NODE && isAside(node as Element)),
  );
}

/** An element and those around it, as far as they can be about one block. */
function around(element: Element): Element[] {
  const elements: Element[] = [];
  for (let at: Element | null = element; at && !at.matches(PAGE); at = at.parentElement) {
    if (elements.push(at) === DEPTH) break;
  }
  return elements;
}

/** The block that a `<pre>` or `<code>` belongs to, `null` where it is not marked `fen`. */
export function codeBlock(element: Element): CodeBlock | null {
  const block = element.closest('pre') ?? element;
  const codes = block.querySelectorAll('code');
  const code = codes.length === 1 ? codes[0]! : block;
  const elements = around(code);
  const marks = elements.map(wordsOfMark);
  const isMarked = marks.some((words) => words !== null);
  if (!isMarked && !spelled.test(code.textContent ?? '')) return null;
  if (block.closest(ASIDE)) return null;
  let text = codeText(code);
  if (!isMarked) text = text.replace(spelled, '').replace(beforePlacement, '\n');

  const isOther = (other: Element): boolean =>
    !other.contains(block) && !block.contains(other) && !isAside(other);
  let outer = block;
  let reached = block;
  for (const [index, at] of elements.entries()) {
    if (block.contains(at)) continue;
    if ([...at.querySelectorAll('pre,code')].some(isOther)) break;
    const isPart = at.matches('td,tr,tbody');
    const isWrapper =
      isPart ||
      marks[index] !== null ||
      wrapperClass.test(at.getAttribute('class') ?? at.localName);
    // A title of the block stays.
    if (!isWrapper || !holdsOnly(at, reached)) continue;
    reached = at;
    if (!isPart) outer = at;
  }
  return {
    outer: outer as HTMLElement,
    text,
    options: Object.assign(
      {},
      ...elements.map(optionsOf).reverse(),
      readWords(marks.join(' ')).options,
    ),
  };
}
