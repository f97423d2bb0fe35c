import { chromium } from 'playwright-core';
import { chromiumFlags, findBrowser, prepareEngines } from './engines.js';

/** The Chromium of this machine, without a window, after an attempt to install it. */
export function launchChromium() {
  prepareEngines(['chromium']);
  return chromium.launch({ executablePath: findBrowser('chromium'), args: chromiumFlags });
}
