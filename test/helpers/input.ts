/**
 * Real input, the same in Chromium, Firefox and WebKit: it passes through the browser's own hit
 * testing, focus, key and gesture handling, as no dispatched event does.
 *
 * Points are in CSS pixels of the viewport. Buttons and keys that a test leaves down are let go after
 * it, and the viewport and media go back to what they were.
 */
import { executeServerCommand } from '@web/test-runner-commands';

export type Point = readonly [x: number, y: number];
export type MouseButton = 'left' | 'middle' | 'right';

/** One thing that a hand does. Keys are named as in `KeyboardEvent.key`. */
export type Step =
  | { move: Point }
  | { down: MouseButton }
  | { up: MouseButton }
  | { keyDown: string }
  | { keyUp: string }
  | { type: string }
  | { touchStart: { finger: number; at: Point } }
  | { touchMove: { finger: number; at: Point } }
  | { touchEnd: { finger: number } };

export type Engine = 'chromium' | 'firefox' | 'webkit';

const agent = navigator.userAgent;
export const engine: Engine = agent.includes('Firefox')
  ? 'firefox'
  : agent.includes('Chrome')
    ? 'chromium'
    : 'webkit';

/** WebKitGTK's driver knows the left button only. */
export const hasRightButton = engine !== 'webkit';

/** WebKitGTK's driver has no touch. In Firefox a finger raises the events, but does not scroll. */
export const hasTouch = engine !== 'webkit';

/** Only Chromium takes media features from outside; elsewhere set `color-scheme` on the page. */
export const canEmulateMedia = engine === 'chromium';

const buttonsDown = new Set<MouseButton>();
const keysDown = new Set<string>();
const fingersDown = new Set<number>();

function remember(step: Step): void {
  if ('down' in step) buttonsDown.add(step.down);
  else if ('up' in step) buttonsDown.delete(step.up);
  else if ('keyDown' in step) keysDown.add(step.keyDown);
  else if ('keyUp' in step) keysDown.delete(step.keyUp);
  else if ('touchStart' in step) fingersDown.add(step.touchStart.finger);
  else if ('touchEnd' in step) fingersDown.delete(step.touchEnd.finger);
}

/** Does all steps in order; what is down at the end stays down for the next call. */
export async function play(...steps: Step[]): Promise<void> {
  if (steps.length === 0) return;
  steps.forEach(remember);
  await executeServerCommand('input', steps);
}

/** Lets go of every key, button and finger. */
export const release = (): Promise<void> =>
  play(
    ...[...fingersDown].map((finger) => ({ touchEnd: { finger } })),
    ...[...buttonsDown].map((up) => ({ up })),
    ...[...keysDown].map((keyUp) => ({ keyUp })),
  );

/** The point in the element's box at a share of its width and height, by default its middle. */
export function pointIn(element: Element, across = 0.5, down = 0.5): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width * across), Math.round(top + height * down)];
}

/** `count` points on the straight line after `from`, the last one being `to`. */
function pathBetween([fromX, fromY]: Point, [toX, toY]: Point, count = 4): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const share = (index + 1) / count;
    return [Math.round(fromX + (toX - fromX) * share), Math.round(fromY + (toY - fromY) * share)];
  });
}

export const hover = (point: Point): Promise<void> => play({ move: point });

export const click = (point: Point, button: MouseButton = 'left'): Promise<void> =>
  play({ move: point }, { down: button }, { up: button });

/** Presses at `from` and moves to `to` without letting go. */
export const dragStart = (from: Point, to: Point, button: MouseButton = 'left'): Promise<void> =>
  play({ move: from }, { down: button }, ...pathBetween(from, to).map((move) => ({ move })));

/** Drags with the mouse and drops at `to`. */
export async function drag(from: Point, to: Point, button: MouseButton = 'left'): Promise<void> {
  await dragStart(from, to, button);
  await play({ up: button });
}

/** Presses one key, or a chord such as `Control+Shift+Z`. */
export async function press(chord: string): Promise<void> {
  const keys = chord.split('+');
  await play(
    ...keys.map((keyDown) => ({ keyDown })),
    ...keys.toReversed().map((keyUp) => ({ keyUp })),
  );
}

/** What a US keyboard needs Shift for. */
const shifted = /([A-Z~!@#$%^&*()_+{}|:"<>?]+)/;

/** Types the text key by key, with Shift where a keyboard needs it. ASCII only in WebKit. */
export const type = (text: string): Promise<void> =>
  play(
    ...text
      .split(shifted)
      .filter((part) => part !== '')
      .flatMap((part): Step[] =>
        shifted.test(part)
          ? [{ keyDown: 'Shift' }, { type: part }, { keyUp: 'Shift' }]
          : [{ type: part }],
      ),
  );

/** A finger's tap. Only where `hasTouch`. */
export const tap = (at: Point): Promise<void> =>
  play({ touchStart: { finger: 1, at } }, { touchEnd: { finger: 1 } });

/** Drags with one finger and lifts it at `to`. Only where `hasTouch`. */
export const touchDrag = (from: Point, to: Point): Promise<void> =>
  play(
    { touchStart: { finger: 1, at: from } },
    ...pathBetween(from, to).map((at): Step => ({ touchMove: { finger: 1, at } })),
    { touchEnd: { finger: 1 } },
  );

const usualViewport = { width: 800, height: 600 };
let isUsualViewport = true;
let isUsualMedia = true;

/** Gives the page this size. The window of WebKit's driver stays wider than about 450. */
export async function setViewport(size: { width: number; height: number }): Promise<void> {
  isUsualViewport = false;
  await executeServerCommand('viewport', size);
}

export interface Media {
  media?: 'screen' | 'print';
  colorScheme?: 'light' | 'dark' | 'no-preference';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

/** Makes media queries answer so. Only where `canEmulateMedia`. */
export async function emulateMedia(media: Media): Promise<void> {
  isUsualMedia = false;
  await executeServerCommand('media', media);
}

afterEach(async () => {
  await release();
  if (!isUsualViewport) await setViewport(usualViewport);
  if (!isUsualMedia) await emulateMedia({});
  isUsualViewport = isUsualMedia = true;
});
