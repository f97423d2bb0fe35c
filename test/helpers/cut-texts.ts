/** Everything in an element, in the tree that is shown: through shadow roots and slots. */
function* shown(element: Element): Generator<Element> {
  yield element;
  const children =
    element instanceof HTMLSlotElement && element.assignedElements().length > 0
      ? element.assignedElements()
      : (element.shadowRoot ?? element).children;
  for (const child of children) {
    if (child.checkVisibility()) yield* shown(child);
  }
}

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as ShadowRoot).host ??
  null;

function* ancestors(element: Element): Generator<[Element, CSSStyleDeclaration]> {
  for (let each: Element | null = element; each; each = parentOf(each)) {
    yield [each, getComputedStyle(each)];
  }
}

/** For ears only, or drawn under what is seen. */
const isUnseen = (element: Element): boolean =>
  [...ancestors(element)].some(
    ([each, { clipPath }]) => clipPath !== 'none' || each.matches('.mirror, svg, option, optgroup'),
  );

const SLACK = 1;

/**
 * Whether a text is beyond what it is laid out in, or beyond what cuts off the rest without
 * saying so by dots, or the page.
 */
function isCut(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  let block: Element | null = null;
  let scrolls = false;
  for (const [each, style] of ancestors(element)) {
    if (style.display === 'contents') continue;
    if (style.textOverflow === 'ellipsis') return false;
    if (style.getPropertyValue('-webkit-line-clamp') !== 'none') return false;
    const box = each.getBoundingClientRect();
    const isAcross = left >= box.left - SLACK && right <= box.right + SLACK;
    const isDown = top >= box.top - SLACK && bottom <= box.bottom + SLACK;
    if (style.display !== 'inline') block ??= each;
    const isHolder = each === block || each.matches('button, summary, label');
    if ((isHolder || style.overflowX !== 'visible') && !isAcross) return true;
    if (/hidden|clip/.test(style.overflowY) && !isDown && !scrolls) return true;
    scrolls ||= /auto|scroll/.test(style.overflowY);
    // What is in the top layer leaves the boxes around it.
    if (each.matches('dialog:modal, :popover-open')) break;
  }
  return left < -SLACK || right > innerWidth + SLACK;
}

const measure = document.createElement('canvas').getContext('2d')!;

/** Whether the choices of a native list are wider than it is, its arrow left out. */
function isListCut(list: HTMLSelectElement): boolean {
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  measure.font = font;
  const widths = [...list.options].map(({ text }) => measure.measureText(text).width);
  const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return Math.max(...widths) > room - 16;
}

/**
 * What of an element and of all that it shows can't be read whole: texts beyond their box or the page, lists too narrow
 * for their choices, and what scrolls sideways.
 */
export function cutTexts(element: Element): string[] {
  const found: string[] = [];
  for (const each of shown(element)) {
    if (isUnseen(each)) continue;
    const name = `${each.localName}.${each.className}`;
    if (each instanceof HTMLSelectElement && isListCut(each)) found.push(`${name}: its choices`);
    const { overflowX } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + SLACK) {
      found.push(`${name} scrolls sideways`);
    }
    for (const node of each.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.nodeValue!.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isBeyond = [...range.getClientRects()].some((rect) => isCut(each, rect));
      if (isBeyond) found.push(`${name}: ${node.nodeValue!.trim()}`);
    }
  }
  const page = document.scrollingElement!;
  if (page.scrollWidth > page.clientWidth) found.push(`the page scrolls to ${page.scrollWidth}`);
  return found;
}
