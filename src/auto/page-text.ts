/** Breaks a line: text inside and text outside are not one line. */
const BLOCKS =
  'p,div,li,td,th,dt,dd,pre,blockquote,section,article,figcaption,summary,h1,h2,h3,h4,h5,h6,main,body';
/** Elements that say nothing but what is in them, so that they can be hidden with it. */
const WRAPPERS = 'p,span,code,a,b,strong,i,em,u,s,small,mark,font';
const SILENT = `br,wbr,${WRAPPERS}`;

/** The text of a part of the page as it is read: `<br>` and blocks break lines. */
export interface PageText {
  readonly text: string;
  readonly pieces: readonly { readonly node: Text; readonly start: number }[];
}

/** `skip` is a selector of elements whose text does not count. */
export function readPage(root: Element, skip: string): PageText {
  const pieces: { node: Text; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node.nodeType === Node.ELEMENT_NODE && (node as Element).matches(skip)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeName === 'BR') text += '\n';
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const around = node.parentElement!.closest(BLOCKS);
    if (block && around !== block) text += '\n';
    block = around;
    pieces.push({ node: node as Text, start: text.length });
    text += (node as Text).data;
  }
  return { text, pieces };
}

/** The text nodes of a range, cut off at its ends. Cut from the last range to the first: starts stay valid. */
export function cutOut({ pieces }: PageText, start: number, end: number): Text[] {
  const nodes: Text[] = [];
  for (const piece of pieces) {
    let { node } = piece;
    const from = start - piece.start;
    const to = end - piece.start;
    if (from >= node.length || to <= 0) continue;
    if (to < node.length) node.splitText(to);
    if (from > 0) node = node.splitText(from);
    nodes.push(node);
  }
  return nodes;
}

/**
 * The fewest elements that hold these text nodes and nothing else. Texts that stand beside others are put into a
 * `<span>` first, where they are siblings into one; `undo` takes that back.
 */
export function wrap(texts: readonly Text[], root: Element): { elements: Element[]; undo(): void } {
  const inside = new Set<Node>(texts);
  const isWhole = (node: Node): boolean =>
    inside.has(node) ||
    (node.nodeType === Node.ELEMENT_NODE
      ? (node as Element).matches(SILENT) && [...node.childNodes].every(isWhole)
      : !node.nodeValue?.trim());
  const tops = new Set<ChildNode>();
  for (const text of texts) {
    let top: ChildNode = text;
    for (let parent; (parent = top.parentElement) && parent !== root; top = parent) {
      if (!parent.matches(WRAPPERS) || !isWhole(parent)) break;
    }
    if (top !== text || text.data.trim()) tops.add(top);
  }
  const elements: Element[] = [];
  const spans: Element[] = [];
  let span: Element | null = null;
  for (const top of tops) {
    if (top.nodeType === Node.ELEMENT_NODE) {
      elements.push(top as ChildNode & Element);
      span = null;
    } else if (span && span.parentNode === top.parentNode) {
      while (span.nextSibling && span.lastChild !== top) span.append(span.nextSibling);
    } else {
      span = root.ownerDocument.createElement('span');
      top.replaceWith(span);
      span.append(top);
      spans.push(span);
      elements.push(span);
    }
  }
  return {
    elements,
    undo: () => {
      for (const each of spans) each.replaceWith(...each.childNodes);
    },
  };
}
