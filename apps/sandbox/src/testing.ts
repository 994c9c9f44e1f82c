import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { GivenAddress } from './givenAddresses.ts';
import { siteSecret } from './payments/siteSecret.ts';

export type { GivenAddress };

const SECRET = 'sandbox-secret-of-development';
const ListedSecrets = v.tupleWithRest(
  [v.looseObject({ secrets: v.record(v.string(), v.array(v.string())) })],
  v.unknown(),
);

/** Returns the secret of the payment provider's call-backs to a site. */
export const paymentSecret = (siteId: string): string => siteSecret(SECRET, siteId);

/** A running payment provider whose clock is moved by hand. */
export interface PaymentSandbox {
  /** Path of a list of providers with this one, for `PAYMENT_PROVIDERS_FILE`. */
  readonly providersFile: string;
  /** Address of its exchange rates, for `RATES_URL`. */
  readonly ratesUrl: string;
  /** Adds sites to its list, each with the secret of its call-backs: only sites of the list offer its methods. */
  addSites(siteIds: readonly string[]): Promise<void>;
  /** Acts on the hosted page of a payment; returns the address to which the player is led, if any. */
  act(pageUrl: string, action: 'pay' | 'confirm' | 'decline' | 'cancel'): Promise<string | undefined>;
  /** Returns the addresses that the platform gave to it since the last call. */
  takeGivenAddresses(): Promise<readonly GivenAddress[]>;
  /** Moves its time and does what becomes due. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** A running verifier whose clock is moved by hand. */
export interface VerificationSandbox {
  /** Path of a list of verifiers with this one, for `VERIFIERS_FILE`. */
  readonly verifiersFile: string;
  /** Origin of its pages. */
  readonly origin: string;
  /**
   * Sends a step of the page of a check.
   * @param outcome what it decides after the last step, by the ids of docs/sandbox.md
   */
  send(frameUrl: string, step: string, outcome?: string): Promise<void>;
  /** Returns the addresses that the platform gave to it since the last call. */
  takeGivenAddresses(): Promise<readonly GivenAddress[]>;
  /** Moves its time and does what becomes due. */
  advance(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** A running maker of games whose clock is moved by hand. */
export interface GamesSandbox {
  /** Path of a list of makers with this one, for `MAKERS_FILE`. */
  readonly makersFile: string;
  /** Origin of its frames and its API. */
  readonly origin: string;
  /** Names the platform that it calls; it goes on with what its last stop has cut off. */
  connect(platformUrl: string): Promise<void>;
  /** Lets it be down for a time: it answers 503 and calls nobody. */
  goDown(seconds: number): Promise<void>;
  /** Returns the addresses that the platform gave to it since the last call. */
  takeGivenAddresses(): Promise<readonly GivenAddress[]>;
  /** Moves its time and does what becomes due. */
  advance(seconds: number): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the payment provider as a process of its own, on a free port. */
export async function startPaymentSandbox(): Promise<PaymentSandbox> {
  const program = await startProgram('main.ts', { SANDBOX_PAYMENTS_PORT: '0' });
  const providersFile = await program.listIn('providers.json', 'http://localhost:4010');
  return {
    providersFile,
    ratesUrl: `${program.origin}/rates`,
    async addSites(siteIds) {
      const listed: unknown = JSON.parse(await readFile(providersFile, 'utf8'));
      const [entry, ...others] = v.parse(ListedSecrets, listed);
      const added = siteIds.map((id) => [id, [paymentSecret(id)]] as const);
      const secrets = { ...entry.secrets, ...Object.fromEntries(added) };
      await writeFile(providersFile, JSON.stringify([{ ...entry, secrets }, ...others], null, 2));
    },
    async act(pageUrl, action) {
      const answer = await fetch(pageUrl, {
        method: 'POST',
        body: new URLSearchParams({ action }),
        redirect: 'manual',
      });
      if (answer.status >= 400) throw new Error(`The hosted page answered ${answer.status}.`);
      return answer.headers.get('location') ?? undefined;
    },
    takeGivenAddresses: program.takeGivenAddresses,
    advance: program.advance,
    stop: program.stop,
  };
}

/** Starts the verifier as a process of its own, on a free port. */
export async function startVerificationSandbox(): Promise<VerificationSandbox> {
  const program = await startProgram('verifierMain.ts', { SANDBOX_VERIFIER_PORT: '0' });
  const verifiersFile = await program.listIn('verifiers.json', 'http://localhost:4011');
  return {
    verifiersFile,
    origin: program.origin,
    async send(frameUrl, step, outcome = 'approved') {
      const answer = await fetch(frameUrl, { method: 'POST', body: new URLSearchParams({ step, outcome }) });
      if (!answer.ok) throw new Error(`The page of the check answered ${answer.status}.`);
    },
    takeGivenAddresses: program.takeGivenAddresses,
    advance: program.advance,
    stop: program.stop,
  };
}

export interface GamesSandboxOptions {
  /** Folder of its memory, for a test that starts it again; in memory if absent. */
  readonly folder?: string;
  /** Port of an earlier one that this one goes on for; any free one if absent. */
  readonly port?: string;
  /**
   * Outcome of the jackpot's draws, by docs/sandbox.md. A stake of 100.00 hits by chance once in a hundred rounds.
   * @default never
   */
  readonly jackpot?: string;
}

/** Starts the maker of games as a process of its own. */
export async function startGamesSandbox({
  folder,
  port = '0',
  jackpot = 'never',
}: GamesSandboxOptions = {}): Promise<GamesSandbox> {
  const program = await startProgram('gamesMain.ts', {
    SANDBOX_GAMES_PORT: port,
    SANDBOX_JACKPOT: jackpot,
    ...(folder === undefined ? {} : { SANDBOX_DIR: folder }),
  });
  return {
    makersFile: await program.listIn('makers.json', 'http://localhost:4012'),
    origin: program.origin,
    connect: (platformUrl) => program.post('/platform', { platformUrl }),
    goDown: (seconds) => program.post('/faults', { kind: 'down', seconds }),
    takeGivenAddresses: program.takeGivenAddresses,
    advance: program.advance,
    kill: program.kill,
    stop: program.stop,
  };
}

interface Program {
  readonly origin: string;
  /** Writes a list with the program's address, and returns its path. */
  listIn(file: string, address: string): Promise<string>;
  /** Sends one of the calls for tests. */
  post(path: string, body: object): Promise<void>;
  takeGivenAddresses(): Promise<readonly GivenAddress[]>;
  advance(seconds: number): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function startProgram(file: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const program = spawn(process.execPath, [join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_CLOCK: 'manual', ...env },
  });
  const ended = once(program, 'exit');
  // The cast: the event of a line has its text.
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const origin = line.slice(line.indexOf('http'));
  const folder = await mkdtemp(join(tmpdir(), 'touchline-sandbox-'));
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    program.kill(signal);
    await ended;
    await rm(folder, { recursive: true });
  };
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}.`);
  };
  return {
    origin,
    async listIn(list, address) {
      const path = join(folder, list);
      const listed = await readFile(join(import.meta.dirname, '..', list), 'utf8');
      await writeFile(path, listed.replaceAll(address, origin));
      return path;
    },
    post,
    async takeGivenAddresses() {
      const answer = await fetch(new URL('/given-addresses', origin), { method: 'POST' });
      // The cast: the sandbox's own answer.
      return ((await answer.json()) as { addresses: GivenAddress[] }).addresses;
    },
    advance: (seconds) => post('/clock', { seconds }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
