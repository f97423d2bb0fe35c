import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { launch } from 'puppeteer-core';
import { allEngines, chromiumFlags, findBrowser, prepareEngines } from './scripts/engines.js';
import { inputCommands } from './test/runner/input-commands.js';
import { summaryReporter } from './test/runner/summary-reporter.js';
import { webkitLauncher } from './test/runner/webkit-launcher.js';

const wanted = process.env.ENGINES ? process.env.ENGINES.split(',') : allEngines;

const launchOptions = { handleSIGTERM: false, handleSIGHUP: false };

/**
 * Where only Chromium runs, it takes several files at once, each in a browser of its own: only a
 * page in front has the focus and the clipboard, and paints. Beside that, Firefox would be too
 * slow for its tests.
 */
function chromium() {
  const options = {
    ...launchOptions,
    executablePath: findBrowser('chromium'),
    args: chromiumFlags,
  };
  const launcher = chromeLauncher({
    launchOptions: options,
    concurrency: wanted.length === 1 ? 4 : 1,
    createPage: async ({ browser }) => {
      const own = await launch(options);
      browser.once('disconnected', () => own.close());
      const [page] = await own.pages();
      return page;
    },
  });
  launcher.name = 'Chromium';
  return launcher;
}

function firefox() {
  const launcher = chromeLauncher({
    launchOptions: {
      ...launchOptions,
      browser: 'firefox',
      executablePath: findBrowser('firefox'),
    },
  });
  launcher.name = 'Firefox';
  return launcher;
}

const launchers = { chromium, firefox, webkit: webkitLauncher };

// Only after SIGINT does everything end cleanly.
for (const signal of ['SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.kill(process.pid, 'SIGINT'));
}

/** What `test/fixtures/strict.html` is served with. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";

function servePolicy(context, next) {
  if (context.path === '/test/fixtures/strict.html') {
    context.set('Content-Security-Policy', strictPolicy);
  }
  return next();
}

export default {
  // `*.slow.test.ts` are those that open many pages, sizes or languages.
  files: ['test/**/*.test.ts', ...(process.env.FAST ? ['!test/**/*.slow.test.ts'] : [])],
  nodeResolve: true,
  // Above 1, WebDriver engines run tests in iframes, where real input misbehaves.
  concurrency: 1,
  middleware: [servePolicy],
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    inputCommands(),
    a11ySnapshotPlugin(),
  ],
  browsers: prepareEngines(wanted).map((engine) => launchers[engine]()),
  testFramework: { config: { timeout: 10_000, forbidOnly: true } },
  reporters: [
    // Progress is for a person who watches.
    defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }),
    summaryReporter(),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode.'),
};
