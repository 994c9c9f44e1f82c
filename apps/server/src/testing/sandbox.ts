import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { randomUUID } from 'node:crypto';
import { repoRoot } from '../repoRoot.ts';

/** A running payment provider with a stopped clock. */
export interface PaymentSandbox {
  /** List of providers with this one, for `PAYMENT_PROVIDERS_FILE`. */
  readonly providersFile: string;
  readonly origin: string;
  /** Acts on the hosted page of a payment; returns the address to which the player is led, if any. */
  act(pageUrl: string, action: 'pay' | 'confirm' | 'decline' | 'cancel'): Promise<string | undefined>;
  /** Moves its time and does what becomes due. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the payment provider of the sandbox as a process of its own. */
export async function startPaymentSandbox(): Promise<PaymentSandbox> {
  const program = spawn(process.execPath, [join(repoRoot, 'apps/sandbox/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_CLOCK: 'manual', SANDBOX_PAYMENTS_PORT: '0' },
  });
  const ended = once(program, 'exit');
  // The cast: the event of a line has its text.
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const origin = line.replace('Payment sandbox: ', '');
  const listed = await readFile(join(repoRoot, 'apps/sandbox/providers.json'), 'utf8');
  const providersFile = join(tmpdir(), `touchline-providers-${randomUUID()}.json`);
  await writeFile(providersFile, listed.replace('http://localhost:4010', origin));
  return {
    providersFile,
    origin,
    async act(pageUrl, action) {
      const answer = await fetch(pageUrl, {
        method: 'POST',
        body: new URLSearchParams({ action }),
        redirect: 'manual',
      });
      if (answer.status >= 400) throw new Error(`The hosted page answered ${answer.status}.`);
      return answer.headers.get('location') ?? undefined;
    },
    async advance(seconds) {
      await fetch(new URL('/clock', origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seconds }),
      });
    },
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await rm(providersFile);
    },
  };
}
