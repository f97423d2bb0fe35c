import { aTimeout, fixture, html, nextFrame } from '@open-wc/testing';
import type { FenBoard } from '../../src/elements/fen-board/fen-board.js';
import { upgrade } from '../../src/auto/upgrade.js';

const running: (() => void)[] = [];

/** Ends what the tests of a file started; call it in `afterEach`. */
export function stopAll(): void {
  for (const stop of running.splice(0)) stop();
}

/** A part of the page that is upgraded, with this in it. */
export async function page(markup: string): Promise<HTMLElement> {
  const root = await fixture<HTMLElement>(html`<div></div>`);
  root.innerHTML = markup;
  running.push(upgrade(root));
  await settled();
  return root;
}

/** Long enough for changes to be seen and boards near the viewport to come. */
export async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await aTimeout(30);
}

export const hostsIn = (root: ParentNode): Element[] => [
  ...root.querySelectorAll('[data-fen-shown]'),
];

const inShadow = <Kind extends Element>(root: ParentNode, selector: string): Kind[] =>
  hostsIn(root).flatMap((host) => [...host.shadowRoot!.querySelectorAll<Kind>(selector)]);

export const placesIn = (root: ParentNode): HTMLElement[] => inShadow(root, '.place');
export const boardsIn = (root: ParentNode): FenBoard[] => inShadow<FenBoard>(root, 'fen-diagram');
export const textsIn = (root: ParentNode, selector: string): (string | null)[] =>
  inShadow(root, selector).map(({ textContent }) => textContent);

/** The positions shown, in order. */
export const fensIn = (root: ParentNode): string[] => boardsIn(root).map(({ fen }) => fen);
