import { startPaymentSandbox, type PaymentSandbox } from '../../../apps/sandbox/src/testing.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { seeded } from '@touchline/demo-line/testing';
import { openPlayer } from '../../bench/lib/players.ts';
import { startFaultProxy, type FaultProxy } from '../proxy.ts';
import { strike } from './blows.ts';
import { openBooks, type Books } from './books.ts';
import { sumOf } from './carry.ts';
import { http } from './httpMessages.ts';
import { OPEN_METHOD, OPEN_MOST, payIn, type Payer } from './paying.ts';
import { judgePayments, reconcile } from './paymentsVerdict.ts';
import { sleep } from './processes.ts';
import { decideReviews } from './reviewing.ts';
import { openWorld } from './world.ts';

export interface PaymentsOptions {
  readonly payments: number;
  readonly clients: number;
  /** Number of kills of the server and restarts of PostgreSQL. */
  readonly blows: number;
  readonly seed: string;
}

export interface PaymentsOutcome {
  readonly ms: number;
  /** Number of payments that clients have begun. */
  readonly begun: number;
  readonly states: Readonly<Record<string, number>>;
  readonly struck: { readonly killed: number; readonly restarted: number };
  readonly exchanges: number;
  readonly faulted: number;
  /** Broken rules, a sentence each. */
  readonly broken: readonly string[];
}

/** Fault rates between platform and provider. */
const PROVIDER_RATES = { delay: 0.09, drop: 0.02, reset: 0.06, duplicate: 0.06, cut: 0.05 };
/** Deposits of one player and method in a day, so that no client runs out of them. */
const PER_DAY = 1_000_000;

interface ListedMethod {
  readonly id: string;
  readonly direction: string;
  readonly currencies: readonly { readonly iso: string }[];
}

/** Returns the same method for any amount up to a highest one in euros. */
const openMethod = (method: ListedMethod): object => ({
  ...method,
  id: OPEN_METHOD,
  amountMode: 'open',
  currencies: method.currencies
    .filter(({ iso }) => iso === 'EUR')
    .map((bounds) => ({ ...bounds, max: OPEN_MOST, quick: [] })),
});

/** Puts a fault proxy before the provider, and writes the list of providers that leads through it. */
async function openProvider(
  seed: string,
): Promise<{ sandbox: PaymentSandbox; proxy: FaultProxy; origin: string }> {
  const sandbox = await startPaymentSandbox();
  const text = await readFile(sandbox.providersFile, 'utf8');
  const [, origin = ''] = /"url": "([^"]+)"/.exec(text) ?? [];
  const proxy = await startFaultProxy({
    target: Number(new URL(origin).port),
    protocol: http,
    plan: { seed: `${seed} provider`, rates: PROVIDER_RATES, longestDelay: 200 },
    silence: 20_000,
  });
  const listed: { methods: ListedMethod[] }[] = JSON.parse(
    text.replace(`"${origin}"`, `"http://127.0.0.1:${proxy.port}"`),
  );
  const providers = listed.map((one) => ({
    ...one,
    methods: one.methods.flatMap((method) => {
      const listed = { ...method, perDay: PER_DAY };
      return method.id === 'card' && method.direction === 'deposit' ? [listed, openMethod(listed)] : [listed];
    }),
  }));
  await writeFile(sandbox.providersFile, JSON.stringify(providers));
  return { sandbox, proxy, origin };
}

/** Lets the provider's clock run with the machine's, so that its call-backs are repeated. */
function runClock(sandbox: PaymentSandbox): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await sleep(1000);
      await sandbox.advance(1);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/** Ends all pauses; a call that PostgreSQL is too busy for is made again with the next refusal. */
async function liftPauses({ pool }: Pick<Books, 'pool'>): Promise<void> {
  await pool
    .query("update method_pauses set lifted_at = now(), lifted_by = 'run' where lifted_at is null")
    .catch(() => undefined);
}

/** Pays in while connections, the server and PostgreSQL fail; then reconciles and compares both sides. */
export async function runPayments({
  payments,
  clients,
  blows,
  seed,
}: PaymentsOptions): Promise<PaymentsOutcome> {
  const { sandbox, proxy, origin } = await openProvider(seed);
  process.env['PAYMENT_PROVIDERS_FILE'] = sandbox.providersFile;
  const world = await openWorld({ seed, servers: 1 });
  const stopClock = runClock(sandbox);
  let closeBooks = (): Promise<void> => Promise.resolve();
  try {
    const [server] = world.servers;
    const { platform, clientProxy, databaseProxy } = server;
    await world.start(server);
    const { close, ...books } = await openBooks(world.database);
    closeBooks = close;
    const owners = await databaseProxy.calmly(() =>
      Promise.all(Array.from({ length: clients }, () => openPlayer(platform.origin))),
    );
    let begun = 0;
    let done = 0;
    const broken: string[] = [];
    const keys = new Map<string, string>();
    const payers = owners.map((owner, index): Payer => ({
      ...owner,
      name: `payer-${index}`,
      port: clientProxy.port,
      random: seeded(`${seed} payer ${index}`),
      keys,
      next: () => (begun += 1) <= payments,
      liftPauses: () => liftPauses(books),
      paid: () => (done += 1),
    }));
    const endReviews = decideReviews(platform, world.token);
    const at = performance.now();
    const all = Promise.all(
      payers.map((payer) => payIn(payer, sandbox).catch((error: unknown) => broken.push(String(error)))),
    ).then(() => (done = payments));
    const struck = await strike(world, blows, () => Math.min(1, done / payments));
    await all;
    await endReviews();
    const ms = performance.now() - at;
    const counts = sumOf([clientProxy.counts, databaseProxy.counts, proxy.counts]);
    for (const one of [clientProxy, databaseProxy, proxy]) one.calm();
    await reconcile(platform, world.token);
    const verdict = await judgePayments(books, { origin, keys });
    return {
      ms,
      begun: keys.size,
      states: verdict.states,
      struck,
      exchanges: counts.exchanges,
      faulted: Object.values(counts.faults).reduce((sum, count) => sum + count, 0),
      broken: [...broken, ...platform.unplanned, ...verdict.broken],
    };
  } catch (error) {
    const printed = world.servers.map(({ platform }) => platform.printed()).join('\n');
    throw new Error(`The run broke off. The server printed last:\n${printed}`, { cause: error });
  } finally {
    await stopClock();
    await closeBooks();
    await world.end();
    await proxy.stop();
    await sandbox.stop();
  }
}
