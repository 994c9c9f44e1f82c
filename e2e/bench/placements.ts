// Measures placements a second over HTTP on a real database, compared with the bare ledger transaction on the same
// database in the same run: a stake that is held, then taken (`toBareLedger`), to which the goal refers. A stake that is
// taken at once, the least that a pre-match bet books, is compared without a goal (`toTakenAtOnce`). Prints JSON lines;
// ends by itself in well under a minute. Starts no database server.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Trx } from '../../apps/server/src/kernel/db/database.ts';
import { capture, hold, type Hold } from '../../apps/server/src/ledger/wallet/holds.ts';
import { debit } from '../../apps/server/src/ledger/wallet/payments.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { openBet } from './lib/openBet.ts';
import type { Load, Placed } from './lib/placements.ts';
import { startPlatform, type BenchPlatform } from './lib/platform.ts';
import { registerPlayer, type BenchPlayer } from './lib/players.ts';

const CLIENTS = 16;
/** Least share of the bare ledger transaction (`held`) that placements reach on as many accounts as clients. */
const GOAL = 0.6;
/** Warm-up until both programs run as fast as after a minute of work. */
const WARM_UP_MS = 4_000;
/** The contenders alternate, so that other load of the machine affects all of them alike. */
const ROUNDS = 5;
const RUN_MS = 1200;
/** Time after its end within which a run may still answer. */
const PATIENCE_MS = 10_000;
/** Stake of the clients, minor units. */
const STAKE = 20n;

async function overHttp(clients: ChildProcess, load: Load): Promise<Placed> {
  const answered = once(clients, 'message', { signal: AbortSignal.timeout(load.ms + PATIENCE_MS) });
  clients.send(load);
  // The cast: lib/clients.ts sends this shape.
  const [{ placed, error }] = (await answered) as [{ placed?: Placed; error?: string }];
  if (!placed) throw new Error(error ?? 'The clients gave no answer.');
  return placed;
}

let booked = 0;

/** The ledger entries of a bet, booked in one transaction. */
type Booking = (trx: Trx, stake: Hold) => Promise<unknown>;

/** Books a bet in play: the stake is held, then taken. */
const heldAndTaken: Booking = async (trx, stake) => {
  await hold(trx, stake);
  await capture(trx, stake.ref, stake.at);
};
/** Books a pre-match bet, which is the minimum: the stake is taken at once. */
const takenAtOnce: Booking = (trx, stake) => debit(trx, { ...stake, kind: 'stake' });

async function bareLedger(
  { db }: BenchPlatform,
  accountIds: readonly string[],
  { book, ms }: { readonly book: Booking; readonly ms: number },
): Promise<Placed> {
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    accountIds.map(async (accountId) => {
      while (performance.now() - begun < ms) {
        const sent = performance.now();
        const ref = `bench-${(booked += 1)}`;
        const stake = { accountId: BigInt(accountId), amount: STAKE, ref, at: new Date() };
        await db.transaction().execute((trx) => book(trx, stake));
        took.push(performance.now() - sent);
      }
    }),
  );
  return { took, ms: performance.now() - begun };
}

const perSecond = ({ took, ms }: Placed) => (took.length * 1000) / ms;

interface Run {
  readonly what: string;
  readonly accounts: number;
  readonly rounds: Placed[];
  readonly once: (ms: number) => Promise<Placed>;
}

function report(kind: BenchPlatform['kind'], { what, accounts, rounds }: Run, ratios: object = {}): void {
  const took = rounds.flatMap((placed) => placed.took);
  print({
    bench: 'placements',
    database: kind === 'postgres' ? 'PostgreSQL' : 'PGlite',
    what,
    clients: CLIENTS,
    accounts,
    perSecond: Math.round(median(rounds.map(perSecond))),
    p50Ms: rounded(percentile(took, 0.5)),
    p99Ms: rounded(percentile(took, 0.99)),
    ...ratios,
  });
}

/** Median ratio of placements a second, of rounds that ran in the same turn. */
function ratio(run: Run, beside: Run): number {
  const each = run.rounds.map((placed, round) => {
    const other = beside.rounds[round];
    if (!other) throw new Error(`Round ${round} has nothing beside it.`);
    return perSecond(placed) / perSecond(other);
  });
  return rounded(median(each), 3);
}

const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'] || undefined;
if (server === undefined) {
  console.error(
    'Neither BENCH_DATABASE_URL nor TEST_DATABASE_URL names a PostgreSQL, so these figures are of PGlite, which has one connection.',
  );
}

const platform = await startPlatform(server);
const clients = fork(fileURLToPath(new URL('lib/clients.ts', import.meta.url)));
try {
  const origin = `http://localhost:${platform.port}`;
  const bet = await openBet(origin);
  const players = await Promise.all(Array.from({ length: CLIENTS }, () => registerPlayer(origin)));
  const [one] = players;
  if (!one) throw new Error('There are no players.');
  const load = { port: platform.port, bet };

  const runsOn = (chosen: readonly BenchPlayer[], accounts: number) => {
    const ids = chosen.map(({ accountId }) => accountId);
    const bare = (what: string, book: Booking): Run => ({
      what,
      accounts,
      rounds: [],
      once: (ms) => bareLedger(platform, ids, { book, ms }),
    });
    const http: Run = {
      what: 'placement over HTTP',
      accounts,
      rounds: [],
      once: (ms) => overHttp(clients, { ...load, clients: chosen, ms }),
    };
    return {
      http,
      held: bare('bare ledger transaction: held, then taken', heldAndTaken),
      debited: bare('bare ledger transaction: taken at once', takenAtOnce),
    };
  };
  const sets = [
    runsOn(players, CLIENTS),
    runsOn(
      players.map(() => one),
      1,
    ),
  ];
  for (const { once } of sets.flatMap((runs) => Object.values(runs))) await once(WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const run of sets.flatMap((runs) => Object.values(runs))) run.rounds.push(await run.once(RUN_MS));
  }
  for (const { http, held, debited } of sets) {
    report(platform.kind, held);
    report(platform.kind, debited);
    const toBareLedger = ratio(http, held);
    const judged = http.accounts === CLIENTS ? { goal: GOAL, holds: toBareLedger >= GOAL } : {};
    report(platform.kind, http, { toBareLedger, ...judged, toTakenAtOnce: ratio(http, debited) });
  }
} finally {
  clients.disconnect();
  await platform.stop();
}
