/** Whether a key asks for undo (Ctrl/Cmd+Z) or redo (Shift+Ctrl/Cmd+Z, Ctrl+Y); `null` for any other. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  // With a keyboard that writes no Latin letters the key is known by its place.
  const letter = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase()
    : event.code.slice(3).toLowerCase();
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}
