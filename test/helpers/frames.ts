import { fixture, html } from '@open-wc/testing';
import type { Point } from './input.js';

/** A page of its own in a frame, with nothing of the library on it yet. */
export async function blankPage(width = 600, height = 500): Promise<HTMLIFrameElement> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe width=${width} height=${height}></iframe>`,
  );
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.src = '/test/fixtures/blank.html';
  });
  return frame;
}

/** Loads a module into a frame's page, by its path from the root of the project. */
export function loadInto(frame: HTMLIFrameElement, path: string): Promise<unknown> {
  const page = frame.contentDocument!;
  const script = page.createElement('script');
  script.type = 'module';
  script.src = path;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    page.head.append(script);
  });
}

/** Where a point of a frame's page is in the page around. */
export function fromFrame(frame: HTMLIFrameElement, [x, y]: Point): Point {
  const { left, top } = frame.getBoundingClientRect();
  return [Math.round(x + left + frame.clientLeft), Math.round(y + top + frame.clientTop)];
}
