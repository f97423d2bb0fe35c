/** Shows the positions of the page it is loaded on, as long as that is there. */
import { upgrade } from './upgrade.js';

if (globalThis.document?.defaultView) {
  const start = (): void => void upgrade();
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start, { once: true });
  } else {
    start();
  }
}
