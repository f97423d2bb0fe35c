import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, findBrowser } from './scripts/engines.js';

export default {
  files: ['test/**/*.test.ts'],
  nodeResolve: { exportConditions: ['development', 'production', 'default'] },
  // Above 1, WebDriver engines run tests in iframes, where real input misbehaves.
  concurrency: 1,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' })],
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findBrowser('chromium'), args: chromiumFlags },
    }),
  ],
};
