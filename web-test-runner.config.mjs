import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { allEngines, chromiumFlags, findBrowser, prepareEngines } from './scripts/engines.js';
import { inputCommands } from './test/runner/input-commands.js';
import { summaryReporter } from './test/runner/summary-reporter.js';
import { webkitLauncher } from './test/runner/webkit-launcher.js';

/** A browser that puppeteer drives, by the name of its engine. */
function puppeteerLauncher(name, launchOptions) {
  const launcher = chromeLauncher({
    launchOptions: { ...launchOptions, handleSIGTERM: false, handleSIGHUP: false },
  });
  launcher.name = name;
  return launcher;
}

const launchers = {
  chromium: () =>
    puppeteerLauncher('Chromium', {
      executablePath: findBrowser('chromium'),
      args: chromiumFlags,
    }),
  firefox: () =>
    puppeteerLauncher('Firefox', { browser: 'firefox', executablePath: findBrowser('firefox') }),
  webkit: webkitLauncher,
};

// Only after SIGINT does everything end cleanly.
for (const signal of ['SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.kill(process.pid, 'SIGINT'));
}

const wanted = process.env.ENGINES ? process.env.ENGINES.split(',') : allEngines;

export default {
  files: ['test/**/*.test.ts'],
  nodeResolve: true,
  // Above 1, WebDriver engines run tests in iframes, where real input misbehaves.
  concurrency: 1,
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
