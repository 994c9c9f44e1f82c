// The Node and pnpm pair that the product is written for, on a machine that may have only Node 20 and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { explainInstallFailure } from './explain.mjs';
import { root } from './paths.mjs';

const NODE_MAJOR = 24;
const PNPM_MAJOR = 12;

/**
 * @param {string} version such as `v24.3.0` or `12.1.0`
 * @returns {number} its first figure, or 0 when there is none
 */
export function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version.trim())?.[1] ?? 0);
}

/**
 * Returns whether a pair of versions can run the product: Node 24 or later and pnpm 12.
 * @param {{ node: string, pnpm: string }} versions as the two programs print them; empty when missing
 */
export function isSuitable(versions) {
  return majorOf(versions.node) >= NODE_MAJOR && majorOf(versions.pnpm) === PNPM_MAJOR;
}

/**
 * The environment in which `node` and `pnpm` are the right ones: the present one when it already is, else the
 * present one with npx's copy of both in front of PATH (npx keeps them in npm's cache; nothing is set globally).
 * Only the path is asked from npx, so that no wrapper is between the terminal's signals and the server.
 * @returns {NodeJS.ProcessEnv}
 * @throws {Error} one sentence, when npx can't fetch the pair
 */
export function toolchainEnv() {
  const present = quiet(process.env);
  if (isSuitable(versionsIn(present))) return present;
  const stamp = join(root, '.cache', 'toolchain-path');
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (known && existsSync(known)) {
    const env = withPath(present, known);
    if (isSuitable(versionsIn(env))) return env;
  }
  const folder = fetchPair(present);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, folder);
  return withPath(present, folder);
}

function versionsIn(env) {
  return { node: versionOf('node', env), pnpm: versionOf('pnpm', env) };
}

function versionOf(program, env) {
  const run = spawnSync(program, ['--version'], { env, cwd: root, encoding: 'utf8' });
  return run.status === 0 ? run.stdout : '';
}

function fetchPair(env) {
  // npx runs its command in a shell of the platform's choice, so the command has no quotes, spaces or variables
  // in its arguments: the path of this folder never passes through it.
  const packages = ['-p', `node@${NODE_MAJOR}`, '-p', `pnpm@${PNPM_MAJOR}`];
  console.error(`Fetching Node ${NODE_MAJOR} and pnpm ${PNPM_MAJOR} into npm's cache ...`);
  const run = spawnSync('npx', ['-y', '--prefer-offline', ...packages, '-c', 'node -p process.env.PATH'], {
    env: {
      ...env,
      npm_config_fetch_retries: '2',
      npm_config_fetch_retry_mintimeout: '2000',
      npm_config_fetch_retry_maxtimeout: '4000',
    },
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.status !== 0) {
    throw new Error(
      explainInstallFailure(`Node ${NODE_MAJOR} and pnpm ${PNPM_MAJOR}`, run.stderr || String(run.error)),
    );
  }
  const folders = run.stdout.trim().split('\n').at(-1)?.split(delimiter) ?? [];
  const found = folders.find((folder) => isSuitable(versionsIn(withPath(env, folder))));
  if (!found)
    throw new Error('npx gave no working pair of Node and pnpm: install Node 24 and pnpm 12 yourself.');
  return found;
}

function withPath(env, folder) {
  return { ...env, PATH: `${folder}${delimiter}${env.PATH ?? ''}` };
}

/** Silences the tools' own notices and telemetry. */
function quiet(env) {
  return {
    ...env,
    NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
    pnpm_config_update_notifier: 'false',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}
