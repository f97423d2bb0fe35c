import { WebdriverLauncher } from '@web/test-runner-webdriver';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findWebKit } from '../../scripts/engines.js';

const displayWidth = 3200;
const displayHeight = 2400;

/** @returns {Promise<number>} A TCP port that nobody uses. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Resolves as soon as `attempt` does so with a truthy value. */
async function until(what, attempt, limit = 20_000) {
  const end = Date.now() + limit;
  let cause;
  do {
    try {
      if (await attempt()) return;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(`${what} did not come within ${limit} ms: ${cause?.message}`);
}

/** WebKitGTK by its WebDriver, on a virtual display; both live as long as the launcher. */
class WebKitLauncher extends WebdriverLauncher {
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];

  constructor() {
    super({ capabilities: {} });
    // Nothing else can run when the process exits without stop().
    process.on('exit', () => this.#kill());
  }

  async initialize(config) {
    await super.initialize(config);
    this.name = 'WebKit';
    const { driver, browser, display } = /** @type {NonNullable<ReturnType<typeof findWebKit>>} */ (
      findWebKit()
    );
    const port = await freePort();
    const displayName = await this.#startDisplay(display);
    // A group of its own, so that the browser it starts can be ended with it.
    this.#start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: displayName, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    });
    await until('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
    this.options = {
      automationProtocol: 'webdriver',
      hostname: '127.0.0.1',
      port,
      path: '/',
      capabilities: {
        // Without this the session is refused.
        'wdio:enforceWebDriverClassic': true,
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    };
  }

  async startSession(id, url) {
    await this.ensureManagerInitialized();
    await this.setViewport({ width: 800, height: 600 });
    return super.startSession(id, url);
  }

  /**
   * Resizes the window by what the page lacks or has too much.
   *
   * The window's place matters too. Without a window manager a window has the focus, and `:focus`
   * matches, while the display's pointer is over it. That pointer rests in the middle of the display:
   * there we put the tool bar of the browser, lest the page feel a mouse.
   */
  async setViewport({ width, height }) {
    const [innerWidth, innerHeight] = await this.driver.execute(
      'return [window.innerWidth, window.innerHeight]',
    );
    const outer = await this.driver.getWindowRect();
    await this.driver.setWindowRect(
      displayWidth / 2 - 20,
      displayHeight / 2 - 10,
      outer.width + width - innerWidth,
      outer.height + height - innerHeight,
    );
    const size = [width, height].join();
    await until(
      `A viewport of ${size}`,
      async () => {
        const is = await this.driver.execute('return [innerWidth, innerHeight].join()');
        if (is !== size) throw new Error(`it is ${is}`);
        return true;
      },
      1500,
    );
  }

  async stop() {
    await super.stop();
    this.#kill();
  }

  #start(program, words, options) {
    const child = spawn(program, words, { detached: true, ...options });
    this.#children.push(child);
    return child;
  }

  async #startDisplay(program) {
    const child = this.#start(
      program,
      ['-displayfd', '3', '-screen', '0', `${displayWidth}x${displayHeight}x24`],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    let number = '';
    child.stdio[3].on('data', (data) => (number += data));
    await until('Xvfb', async () => number.endsWith('\n'));
    return `:${number.trim()}`;
  }

  #kill() {
    for (const { pid } of this.#children.splice(0)) {
      try {
        process.kill(-pid);
      } catch {
        // It has ended already.
      }
    }
  }
}

export const webkitLauncher = () => new WebKitLauncher();
