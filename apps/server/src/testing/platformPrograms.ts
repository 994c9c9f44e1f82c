import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { freePort } from './freePort.ts';
import { plainSitesFile } from './plainSites.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Time limit of a start, ms; it only ends a hang. */
const READY_WITHIN = 500_000;

export interface PlatformProgram {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface ProgramOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Enables the operators' calls. */
  readonly operatorToken: string;
}

/** Starts the platform like in production, as a process of its own with a stopped feed clock. */
export async function startProgram({
  databaseUrl,
  redisUrl,
  operatorToken,
}: ProgramOptions): Promise<PlatformProgram> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_IN_PRODUCTION: 'line,credit,operators',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://{host}:${port}`,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DEVELOPMENT_OPERATORS: `operator=*:${operatorToken}`,
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
      DEMO_ACCOUNT: 'off',
      FEED_CLOCK: 'manual',
      SITES_FILE: plainSitesFile(),
      SIGN_IN_ATTEMPTS: '100000',
      CAPTCHA_AFTER: '100000',
    },
  });
  const ended = once(program, 'exit');
  await vi.waitUntil(() => isReady(origin, program), { timeout: READY_WITHIN });
  return {
    origin,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(origin: string, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null) throw new Error(`The platform ended with ${exitCode} before it was ready.`);
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}
