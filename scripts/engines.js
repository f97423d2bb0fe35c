/**
 * Finds the browser engines of this machine. A missing one is installed with apt where that can be
 * done without asking anybody: as root on Debian or Ubuntu. `NO_INSTALL=1` prevents it.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** @type {readonly Engine[]} */
export const allEngines = ['chromium', 'firefox', 'webkit'];

const programs = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/** @param {string} name @returns {string | undefined} */
function findProgram(name) {
  const places = name.startsWith('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  return places
    .map((place) => join(place, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** WebKitGTK's small browser, which no PATH holds. */
function findMiniBrowser() {
  const libraries = ['/usr/libexec', '/usr/lib', '/usr/lib64'].filter((path) => existsSync(path));
  const nested = libraries.flatMap((path) =>
    readdirSync(path)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(path, name)),
  );
  return [...nested, ...libraries]
    .flatMap((path) => [join(path, 'webkitgtk-6.0'), join(path, 'webkit2gtk-4.1')])
    .map((path) => join(path, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/**
 * @param {'chromium' | 'firefox'} engine
 * @returns {string | undefined} The path of its program.
 */
export function findBrowser(engine) {
  for (const name of programs[engine]) {
    const path = findProgram(name);
    if (path) return path;
  }
  return undefined;
}

/** @returns {{ driver: string, browser: string, display: string } | undefined} */
export function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  const browser = findMiniBrowser();
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** @param {Engine} engine */
const isFound = (engine) =>
  engine === 'webkit' ? findWebKit() !== undefined : findBrowser(engine) !== undefined;

/** @param {Engine[]} engines */
function packagesFor(engines) {
  const isUbuntu = /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  const packages = {
    chromium: [isUbuntu ? 'chromium-browser' : 'chromium'],
    firefox: [isUbuntu ? 'firefox' : 'firefox-esr'],
    webkit: ['webkit2gtk-driver', 'xvfb'],
  };
  return engines.flatMap((engine) => packages[engine]);
}

/**
 * Installs packages where that can be done without asking anybody, and else says how to.
 * @param {readonly string[]} missing What is not found, in words.
 * @param {() => readonly string[]} packagesOf
 */
function install(missing, packagesOf) {
  if (!findProgram('apt-get')) {
    console.log(`Not found: ${missing.join(', ')}. Install it to run the tests there too.`);
    return;
  }
  const command = `apt-get install -y --no-install-recommends ${packagesOf().join(' ')}`;
  const mayInstall = process.getuid?.() === 0 && !process.env.NO_INSTALL;
  if (!mayInstall) {
    console.log(`Not found: ${missing.join(', ')}. To run the tests there too:\n  sudo ${command}`);
    return;
  }
  console.log(`Not found: ${missing.join(', ')}. Installing with: ${command}`);
  const steps = ['apt-get update', command].map((step) => {
    const [program = '', ...words] = step.split(' ');
    return spawnSync(program, words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    });
  });
  if (steps[1]?.status === 0) return;
  const output = steps.map(({ stdout, stderr }) => stdout + stderr).join('');
  console.error(`It failed:\n${output.split('\n').slice(-15).join('\n')}`);
}

/** @param {string} why @returns {never} */
function giveUp(why) {
  console.error(why);
  process.exit(1);
}

/**
 * The engines that can be run here, of those asked for, after an attempt to install the missing ones.
 * @param {readonly Engine[]} wanted
 * @returns {Engine[]}
 * Ends the process if none is there; with `CI=true` if any is not.
 */
export function prepareEngines(wanted = allEngines) {
  const unknown = wanted.filter((engine) => !allEngines.includes(engine));
  if (unknown.length > 0) {
    giveUp(`No such engine: "${unknown.join('", "')}". There are ${allEngines.join(', ')}.`);
  }
  const missing = wanted.filter((engine) => !isFound(engine));
  if (missing.length > 0) install(missing, () => packagesFor(missing));
  const found = wanted.filter(isFound);
  const mustHaveAll = process.env.CI === 'true';
  if (found.length === 0 || (mustHaveAll && found.length < wanted.length)) {
    const absent = wanted.filter((engine) => !found.includes(engine));
    giveUp(`No browser found for: ${absent.join(', ')}.`);
  }
  return found;
}

/**
 * The path of a program, after an attempt to install the package that has it.
 * @param {readonly string[]} names Any of them will do.
 * @param {string} debianPackage
 * @returns {string}
 * Throws where it is not there.
 */
export function prepareProgram(names, debianPackage) {
  const find = () => names.map(findProgram).find((path) => path !== undefined);
  if (!find()) install(names.slice(0, 1), () => [debianPackage]);
  const path = find();
  if (!path) throw new Error(`This needs ${names.join(' or ')}: install ${debianPackage}.`);
  return path;
}

/** Flags for a headless Chromium that makes no request of its own. */
export const chromiumFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not start for root, which is who runs in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
