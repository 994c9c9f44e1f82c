// Finds the browser; no other code looks for one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Places in which a browser is looked for.
 * @typedef {object} Browser
 * @property {string} variable environment variable that names its executable
 * @property {readonly string[]} programs names on PATH
 * @property {RegExp} download folder of its builds among Playwright's downloads
 * @property {readonly string[]} executables paths within a build
 * @property {string} debian its package in Debian
 */

/** @type {Browser} */
const CHROMIUM = {
  variable: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  download: /^chromium-\d+$/,
  executables: ['chrome-linux64/chrome', 'chrome-linux/chrome'],
  debian: 'chromium',
};

/** @type {Browser} */
const SHELL = {
  variable: 'CHROMIUM_SHELL_PATH',
  programs: ['chromium-headless-shell', 'chrome-headless-shell'],
  download: /^chromium_headless_shell-\d+$/,
  executables: ['chrome-headless-shell-linux64/chrome-headless-shell', 'chrome-linux/headless_shell'],
  debian: 'chromium-headless-shell',
};

/** Switches for a headless Chromium on a shared machine or as root, without background requests to its vendor. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/**
 * Looks for a Chromium: CHROMIUM_PATH, PATH, Playwright's own download, and with `install` Debian's package when
 * this user is root there.
 * @param {{ env?: NodeJS.ProcessEnv, install?: boolean }} [options]
 * @returns {{ path: string, missing?: undefined } | { path?: undefined, missing: string }} an executable's
 *   absolute path, or a sentence about what is missing
 */
export function findChromium({ env = process.env, install = false } = {}) {
  const found = find(CHROMIUM, env, install);
  if (found) return found;
  return {
    missing:
      'No Chromium was found: set CHROMIUM_PATH to one, or install it ("apt-get install chromium" on Debian, "npx playwright install chromium" elsewhere).',
  };
}

/**
 * Looks for Chromium's headless shell: CHROMIUM_SHELL_PATH, and then as `findChromium` does. The shell draws no window
 * around a page, which halves the processor time of stories and journeys. Without one, Chromium itself is used.
 * @param {{ env?: NodeJS.ProcessEnv, install?: boolean }} [options]
 * @returns {ReturnType<typeof findChromium>}
 */
export function findShell(options = {}) {
  const { env = process.env, install = false } = options;
  return find(SHELL, env, install) ?? findChromium(options);
}

/** @returns {string} the path of a Chromium; @throws {Error} with a sentence about what is missing */
export function requireChromium(options) {
  return required(findChromium(options));
}

/** @returns {string} the path of a headless shell or Chromium; @throws {Error} with a sentence about what is missing */
export function requireShell(options) {
  return required(findShell(options));
}

/**
 * Looks for both browsers, so that programs which this one starts don't have to.
 * @param {{ env?: NodeJS.ProcessEnv, install?: boolean }} [options]
 * @returns {{ variables: Record<string, string>, missing?: string }} environment variables that name the browsers,
 *   and a sentence if there is none
 */
export function findBrowsers(options) {
  const [chromium, shell] = [findChromium(options), findShell(options)];
  return {
    variables: {
      ...(chromium.path && { [CHROMIUM.variable]: chromium.path }),
      ...(shell.path && { [SHELL.variable]: shell.path }),
    },
    missing: chromium.missing ?? shell.missing,
  };
}

function required({ path, missing }) {
  if (path === undefined) throw new Error(missing);
  return path;
}

function find(browser, env, install) {
  const chosen = env[browser.variable];
  if (chosen) {
    if (isExecutable(chosen)) return { path: chosen };
    return {
      missing: `${browser.variable} names ${chosen}, which is no program: correct it or leave it out.`,
    };
  }
  const path =
    onPath(browser, env) ?? downloaded(browser, env) ?? (install ? fromDebian(browser, env) : undefined);
  return path && { path };
}

function onPath({ programs }, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

function downloaded({ download, executables }, env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || join(env.HOME ?? homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const builds = readdirSync(cache)
    .filter((name) => download.test(name))
    .toSorted()
    .toReversed();
  return builds
    .flatMap((build) => executables.map((executable) => join(cache, build, executable)))
    .find(isExecutable);
}

function fromDebian(browser, env) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser.debian], options);
  return onPath(browser, env);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
