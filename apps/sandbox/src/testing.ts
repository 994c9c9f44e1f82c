import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running payment provider with a stopped clock. */
export interface PaymentSandbox {
  /** Path of a list of providers with this one, for `PAYMENT_PROVIDERS_FILE`. */
  readonly providersFile: string;
  /** Address of its exchange rates, for `RATES_URL`. */
  readonly ratesUrl: string;
  /** Acts on the hosted page of a payment; returns the address to which the player is led, if any. */
  act(pageUrl: string, action: 'pay' | 'confirm' | 'decline' | 'cancel'): Promise<string | undefined>;
  /** Moves its time and does what becomes due. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the payment provider as a process of its own, on a free port. */
export async function startPaymentSandbox(): Promise<PaymentSandbox> {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_CLOCK: 'manual', SANDBOX_PAYMENTS_PORT: '0' },
  });
  const ended = once(program, 'exit');
  // The cast: the event of a line has its text.
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const origin = line.replace('Payment sandbox: ', '');
  const folder = await mkdtemp(join(tmpdir(), 'touchline-sandbox-'));
  const providersFile = join(folder, 'providers.json');
  const listed = await readFile(join(import.meta.dirname, '../providers.json'), 'utf8');
  await writeFile(providersFile, listed.replace('http://localhost:4010', origin));
  return {
    providersFile,
    ratesUrl: `${origin}/rates`,
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
      await rm(folder, { recursive: true });
    },
  };
}
