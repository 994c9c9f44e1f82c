import { fileURLToPath } from 'node:url';
import { plainSitesFile } from '../../../apps/server/src/testing/plainSites.ts';
import { sleep, startProgram, until, type Program } from './processes.ts';

const program = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const READY_WITHIN = 300_000;

export interface PlatformOptions {
  readonly port: number;
  /** Port at which clients and providers reach it. @default its own */
  readonly publicPort?: number;
  readonly databaseUrl: string;
  /** Address of the Redis that connects several servers; absent for a single one. */
  readonly redisUrl?: string | undefined;
  /** Token of the operators' calls. */
  readonly token: string;
}

/** The platform as a separate process that is killed and started again. */
export interface PlatformServer {
  readonly origin: string;
  /**
   * Starts the process.
   * @param feedTime initial match time, UTC ms
   */
  start(feedTime: number): Promise<void>;
  /** Kills the process immediately, with SIGKILL. */
  kill(): Promise<void>;
  /**
   * Requests a graceful exit.
   * @returns its exit code, or the signal that ended it
   */
  stop(): Promise<string>;
  /** Advances the match clock to a time, UTC ms, if the server is running and answers. */
  playTo(feedTime: number): Promise<void>;
  /** Publishes results of a finished market; bets that were already settled are corrected. */
  publish(
    marketId: string,
    results: readonly { readonly key: string; readonly result: number }[],
  ): Promise<void>;
  /** Unplanned exits and failed operators' calls, a sentence each. */
  readonly unplanned: readonly string[];
  /** Returns its latest output. */
  printed(): string;
}

/** Prepares the platform process without starting it. */
export function platformServer(options: PlatformOptions): PlatformServer {
  const { port, publicPort = port, databaseUrl, redisUrl = '', token } = options;
  const origin = `http://127.0.0.1:${port}`;
  const unplanned: string[] = [];
  let running: Program | undefined;
  /** Current match time, UTC ms. */
  let stands = 0;

  function env(feedTime: number): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://{host}:${publicPort}`,
      HOST: '127.0.0.1',
      SITES_FILE: plainSitesFile(),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DEMO_ACCOUNT: 'off',
      FEED_CLOCK: 'manual',
      FEED_CLOCK_START: new Date(feedTime).toISOString(),
      DEVELOPMENT_OPERATORS: `operator=*:${token}`,
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
      SIGN_IN_ATTEMPTS: '100000',
      CAPTCHA_AFTER: '100000',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DEMO_IN_PRODUCTION: 'line,credit,sandbox,desk,operators',
    };
  }

  async function answers(): Promise<boolean> {
    try {
      return (await fetch(`${origin}/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  /** Makes an operators' call; undefined when the platform or its database is unavailable. */
  async function operate(path: string, body: object): Promise<unknown> {
    try {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.ok) return await answer.json();
      if (answer.status !== 503)
        unplanned.push(`${path} was answered ${answer.status}: ${await answer.text()}`);
    } catch {
      // The process was killed meanwhile; later calls succeed once it is back.
      await sleep(50);
    }
    return undefined;
  }

  return {
    origin,
    unplanned,
    printed: () => running?.printed() ?? '',
    async start(feedTime) {
      const own = startProgram(process.execPath, [program], { env: env(feedTime) });
      running = own;
      stands = feedTime;
      void own.ended.then((how) => {
        if (running !== own) return;
        running = undefined;
        unplanned.push(`The server ended by itself (${how}). It printed:\n${own.printed()}`);
      });
      await until('the server is ready', READY_WITHIN, async () => running !== own || (await answers()));
      if (running !== own) throw new Error(unplanned.at(-1));
    },
    async kill() {
      const own = running;
      running = undefined;
      own?.child.kill('SIGKILL');
      await own?.ended;
    },
    async stop() {
      const own = running;
      running = undefined;
      own?.child.kill('SIGTERM');
      return (await own?.ended) ?? 'not running';
    },
    async playTo(feedTime) {
      const seconds = Math.floor((feedTime - stands) / 1000);
      const own = running;
      if (!own || seconds <= 0) return;
      const answer = await operate('/ops/feed/advance', { seconds });
      // The cast: the operators' call answers with this shape.
      if (answer && running === own) stands = (answer as { now: number }).now;
    },
    async publish(marketId, results) {
      await operate('/ops/results', { marketId, results, reason: 'Corrected under fault.' });
    },
  };
}
