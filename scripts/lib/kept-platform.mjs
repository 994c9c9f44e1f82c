// A platform that stays running between runs of `npm run journey`, so that the next one starts at once.
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { digest } from './stamp.mjs';

const PROGRAM = 'e2e/platform.ts';
const SOURCES = [
  'apps/server',
  'packages',
  'themes',
  'pnpm-lock.yaml',
  'e2e/platform.ts',
  'e2e/journeys/support',
];
const BUILT = ['web', 'operator'].map((app) => join('.cache', `${app}.stamp`));
const FILE = join(root, '.cache', 'platform.json');
const LOG = join(root, '.cache', 'platform.log');
/** Time limit of a start, ms. */
const READY_WITHIN = 180_000;
const LOOK_EVERY = 100;

/**
 * Returns the running platform, and starts one if there is none for the current sources.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} value of E2E_PLATFORM: port and token
 * @throws {Error} one sentence with the end of its log
 */
export async function keptPlatform(env) {
  const sources = digest([...SOURCES, ...BUILT]);
  const kept = read();
  if (kept?.sources === sources && (await answers(kept))) {
    // The platform ends itself half an hour after this file was last touched.
    utimesSync(FILE, new Date(), new Date());
    return addressOf(kept);
  }
  endPlatform();
  const started = await start(env);
  writeFileSync(FILE, JSON.stringify({ ...started, sources }));
  return addressOf(started);
}

/** Ends the running platform. @returns {boolean} false when there was none */
export function endPlatform() {
  const kept = read();
  rmSync(FILE, { force: true });
  if (!kept || !isOurs(kept.pid)) return false;
  process.kill(kept.pid, 'SIGTERM');
  return true;
}

const addressOf = ({ port, token }) => `${port}:${token}`;

function read() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
}

/** True when the process is still the platform: its id may have gone to another program. */
function isOurs(pid) {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return stdout?.includes(PROGRAM) ?? false;
}

async function answers({ pid, port }) {
  if (!isOurs(pid)) return false;
  const answer = await fetch(`http://localhost:${port}/web-api/line/sports`).catch(() => undefined);
  return answer !== undefined;
}

async function start(env) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const log = openSync(LOG, 'w');
  const child = spawn('node', [PROGRAM], {
    cwd: root,
    env: { ...env, E2E_USED_FILE: FILE },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  const printed = () => readFileSync(LOG, 'utf8');
  for (let waited = 0; waited < READY_WITHIN && !ended; waited += LOOK_EVERY) {
    const line = /^\{"port".*\}$/m.exec(printed())?.[0];
    if (line) return { pid: child.pid, ...JSON.parse(line) };
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY);
    });
  }
  throw new Error(
    `The platform for journeys did not start: ${printed().trim().split('\n').slice(-3).join(' / ')}`,
  );
}
