/**
 * The commands behind test/helpers/input.ts. Playing a list of steps in one command is what keeps a
 * drag whole and quick; the commands that come with the runner have one round trip a movement, and
 * no chord or viewport over WebDriver.
 */

/** WebDriver's code points of the keys without a character (section 17.4.2 of its specification). */
const webdriverKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
  F10: '\uE03A',
  Meta: '\uE03D',
};

/** @param {string} key */
function webdriverKey(key) {
  const value = webdriverKeys[key] ?? key;
  if ([...value].length !== 1) throw new Error(`No WebDriver code is known for the key "${key}".`);
  return value;
}

/** One step as actions of WebDriver's two devices, tick by tick. */
function* webdriverTicks(step) {
  if ('move' in step) {
    const [x, y] = step.move;
    yield { pointer: { type: 'pointerMove', duration: 0, x, y } };
  } else if ('down' in step) {
    // WebKitGTK's driver lets go of the left button whichever was pressed.
    if (step.down !== 'left') throw new Error("WebKit's driver has the left button only.");
    yield { pointer: { type: 'pointerDown', button: 0 } };
  } else if ('up' in step) {
    yield { pointer: { type: 'pointerUp', button: 0 } };
  } else if ('keyDown' in step) {
    yield { key: { type: 'keyDown', value: webdriverKey(step.keyDown) } };
  } else if ('keyUp' in step) {
    yield { key: { type: 'keyUp', value: webdriverKey(step.keyUp) } };
  } else if ('type' in step) {
    for (const value of step.type) {
      if (value > '~') throw new Error(`WebKit's driver cannot type "${value}".`);
      yield { key: { type: 'keyDown', value } };
      yield { key: { type: 'keyUp', value } };
    }
  } else {
    throw new Error(`WebKit's driver cannot do ${JSON.stringify(step)}.`);
  }
}

async function playOverWebdriver(driver, steps) {
  const pause = { type: 'pause', duration: 0 };
  const ticks = steps.flatMap((step) => [...webdriverTicks(step)]);
  const actionsOf = (device) => ticks.map((tick) => tick[device] ?? pause);
  const devices = [
    { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, device: 'pointer' },
    { type: 'key', id: 'keyboard', device: 'key' },
  ];
  await driver.performActions(
    devices
      .filter(({ device }) => ticks.some((tick) => device in tick))
      .map(({ device, ...source }) => ({ ...source, actions: actionsOf(device) })),
  );
}

/** The fingers that are down, by page. */
const touchesOf = new WeakMap();

async function playOverPuppeteer(page, steps) {
  const touches = touchesOf.get(page) ?? new Map();
  touchesOf.set(page, touches);
  for (const step of steps) {
    if ('move' in step) await page.mouse.move(...step.move);
    else if ('down' in step) await page.mouse.down({ button: step.down });
    else if ('up' in step) await page.mouse.up({ button: step.up });
    else if ('keyDown' in step) await page.keyboard.down(step.keyDown);
    else if ('keyUp' in step) await page.keyboard.up(step.keyUp);
    else if ('type' in step) await page.keyboard.type(step.type);
    else if ('touchStart' in step) {
      const { finger, at } = step.touchStart;
      touches.set(finger, await page.touchscreen.touchStart(...at));
    } else if ('touchMove' in step) {
      const { finger, at } = step.touchMove;
      await touches.get(finger).move(...at);
    } else {
      await touches.get(step.touchEnd.finger).end();
    }
  }
}

/** The DevTools session by page. */
const sessionOf = new WeakMap();

/** Features that are not named get back what the browser has. */
async function emulateMedia(page, { media = '', colorScheme, reducedMotion, forcedColors }) {
  const features = {
    'prefers-color-scheme': colorScheme,
    'prefers-reduced-motion': reducedMotion,
    'forced-colors': forcedColors,
  };
  // What a session asks for ends with it, so it is kept.
  if (!sessionOf.has(page)) sessionOf.set(page, await page.createCDPSession());
  await sessionOf.get(page).send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value = '']) => ({ name, value })),
  });
}

/** @returns {import('@web/test-runner').TestRunnerPlugin} */
export function inputCommands() {
  return {
    name: 'input-commands',
    async executeCommand({ command, payload, session }) {
      const { browser } = session;
      const isPuppeteer = browser.type === 'puppeteer';
      if (command === 'input') {
        if (isPuppeteer) await playOverPuppeteer(browser.getPage(session.id), payload);
        else await playOverWebdriver(browser.driver, payload);
        return true;
      }
      if (command === 'viewport') {
        if (isPuppeteer) await browser.getPage(session.id).setViewport(payload);
        else await browser.setViewport(payload);
        return true;
      }
      if (command === 'media') {
        await emulateMedia(browser.getPage(session.id), payload);
        return true;
      }
      return undefined;
    },
  };
}
