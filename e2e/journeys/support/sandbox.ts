import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SANDBOX = fileURLToPath(new URL('../../../apps/sandbox/', import.meta.url));

export interface Sandbox {
  /** List of providers for `PAYMENT_PROVIDERS_FILE`. */
  readonly providersFile: string;
  /** Moves its time and does what becomes due. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the payment sandbox with a stopped clock on a free port. */
export async function startSandbox(): Promise<Sandbox> {
  const program = spawn(process.execPath, [join(SANDBOX, 'src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_CLOCK: 'manual', SANDBOX_PAYMENTS_PORT: '0' },
  });
  const ended = once(program, 'exit');
  // The cast: the event of a line has its text.
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const origin = line.replace('Payment sandbox: ', '').replace('127.0.0.1', 'localhost');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-sandbox-'));
  const providersFile = join(folder, 'providers.json');
  const listed = readFileSync(join(SANDBOX, 'providers.json'), 'utf8');
  writeFileSync(providersFile, listed.replace('http://localhost:4010', origin));
  return {
    providersFile,
    async advance(seconds) {
      const answer = await fetch(new URL('/clock', origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seconds }),
      });
      if (!answer.ok) throw new Error(`The sandbox's clock answered ${answer.status}.`);
    },
    async stop() {
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
