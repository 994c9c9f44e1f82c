// Finds the browser; no other code looks for one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return { path: env.CHROMIUM_PATH };
    return {
      missing: `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is no program: correct it or leave it out.`,
    };
  }
  const path = onPath(env) ?? downloaded(env) ?? (install ? fromDebian(env) : undefined);
  if (path) return { path };
  return {
    missing:
      'No Chromium was found: set CHROMIUM_PATH to one, or install it ("apt-get install chromium" on Debian, "npx playwright install chromium" elsewhere).',
  };
}

/** @returns {string} the path of a Chromium; @throws {Error} with a sentence about what is missing */
export function requireChromium(options) {
  const found = findChromium(options);
  if (found.path === undefined) throw new Error(found.missing);
  return found.path;
}

function onPath(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

function downloaded(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || join(env.HOME ?? homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const builds = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .toSorted()
    .toReversed();
  return builds
    .flatMap((build) =>
      ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, build, folder, 'chrome')),
    )
    .find(isExecutable);
}

function fromDebian(env) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return onPath(env);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
