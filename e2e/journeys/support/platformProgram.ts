import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { plainSitesFile } from '../../../apps/server/src/testing/plainSites.ts';

const program = join(root, 'apps', 'server', 'src', 'main.ts');

/** Start of play in every run: a Saturday afternoon, when most sports have matches. */
export const KICK_OFF = '2026-05-16T15:00:00Z';
/** Time limit of a start, ms. It only ends a hang: a start takes 5 s on a quiet machine, and has taken 180 s on a busy one. */
export const READY_WITHIN = 900_000;
/** Time of a start from which it is printed, ms. */
const SLOW = 30_000;

/** Returns the token of the second operator, who agrees to acts of the first one. */
export const secondToken = (token: string): string => `second-${token}`;

/** A running platform. */
export interface PlatformProgram {
  /** Token for the operators' API. */
  readonly token: string;
  /** Ends the program; its folder is left. */
  end(): Promise<void>;
}

/**
 * Starts the platform's program on a folder. Its play and clock advance only when a journey moves them.
 * @param port free TCP port
 * @param settings environment variables in addition to those of all journeys
 * @throws {Error} with its output if it isn't ready in time
 */
export async function startProgram(
  port: number,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<PlatformProgram> {
  const token = crypto.randomUUID();
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      REDIS_URL: '',
      PLATFORM_CLOCK: 'manual',
      FEED_CLOCK: 'manual',
      FEED_CLOCK_START: KICK_OFF,
      DEVELOPMENT_OPERATORS: `operator=*:${token},second=*:${secondToken(token)}`,
      SIGN_IN_ATTEMPTS: '100000',
      CAPTCHA_AFTER: '100000',
      // Drawn streams that a journey can wait for.
      BROADCAST_DELAY: '1',
      // Node's compile cache makes further starts faster.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      // In tests every response is checked against its schema.
      NODE_ENV: 'test',
      SITES_FILE: plainSitesFile(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const startedAt = performance.now();
  await ready(child);
  const took = performance.now() - startedAt;
  if (took > SLOW) console.log(`The platform on port ${port} was ready after ${Math.round(took / 1000)} s.`);
  return {
    token,
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (why: string) => reject(new Error(`The platform ${why}. It printed:\n${printed}`));
  const timer = setTimeout(() => fail('is not ready in time'), READY_WITHIN);
  const hear = (data: Buffer) => {
    printed += data.toString('utf8');
    if (printed.includes('is ready')) resolve();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('exit', () => fail('ended at its start'));
  return promise.finally(() => clearTimeout(timer));
}
