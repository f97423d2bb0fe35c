const FIELD = 'textarea, select, input:not([type=checkbox], [type=radio])';
const EDITS = /^(Arrow|Home|End|Page|Backspace|Delete|Insert|Enter)/;

/**
 * Keeps to an element the keys that it uses, and those that a control inside has a use for: to the page around they
 * would seem to be pressed on no control at all, and its shortcuts would go off while somebody types. Escape, Tab, the
 * function keys, and shortcuts of the browser or the page go on where they are of no use. Of listeners on the element
 * itself none is left out.
 */
export function keepOwnKeys(element: HTMLElement, signal?: AbortSignal): void {
  /** Keys that are down and were of use, by their place. */
  const used = new Set<string>();
  const listen = (
    type: 'keydown' | 'keypress' | 'keyup',
    run: (event: KeyboardEvent) => void,
    capture = false,
  ): void => element.addEventListener(type, run, { signal, capture });
  // What is used inside comes back no more.
  listen('keydown', ({ code }) => used.add(code), true);
  listen('keydown', (event) => {
    // What is slotted is the page's own.
    const isOurs = event.target === element;
    if (isOurs && (event.defaultPrevented || isUsed(event))) event.stopPropagation();
    else used.delete(event.code);
  });
  listen('keypress', (event) => {
    if (used.has(event.code)) event.stopPropagation();
  });
  listen('keyup', (event) => {
    if (used.delete(event.code)) event.stopPropagation();
  });
}

/** Whether a control does something with the key by itself. */
function isUsed(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const target = event.composedPath()[0] as Element;
  // AltGr writes; Windows tells of it as of both.
  const isChord = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  const isText = key.length === 1 || key === 'Dead' || key === 'Process';
  if (target.matches(FIELD)) {
    if (isChord && (isText || key === 'Enter')) return !altKey && /^[acvxyz]$/i.test(key);
    return isComposing || isText || EDITS.test(key);
  }
  if (isChord || !target.matches('button, input, summary')) return false;
  return key === ' ' || key === 'Enter' || (target.matches('[type=radio]') && EDITS.test(key));
}
