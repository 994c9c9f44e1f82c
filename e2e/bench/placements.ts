// Placements a second over HTTP on a real database, beside the bare ledger transaction on the same database in the
// same run. Prints JSON lines; ends by itself in well under a minute. Starts no database server.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { capture, hold } from '../../apps/server/src/wallet/ledger.ts';
import { percentile, print, rounded } from './lib/figures.ts';
import type { Load, Placed } from './lib/placements.ts';
import { startPlatform, type BenchPlatform } from './lib/platform.ts';
import { call, registerPlayer } from './lib/players.ts';

const CLIENTS = 16;
const WARM_UP_MS = 1500;
const RUN_MS = 5000;
/** How long after its time a run may still answer. */
const PATIENCE_MS = 10_000;
/** Minor units, as the clients stake. */
const STAKE = 20n;

interface LineAnswer {
  readonly markets: readonly {
    readonly id: string;
    readonly matchId: number;
    readonly status: number;
    readonly selections: readonly { readonly id: string; readonly k?: string }[];
  }[];
}

/** A bet that stays open as long as play stands still. */
async function openBet(origin: string): Promise<Load['bet']> {
  const { markets } = await call<LineAnswer>(origin, '/web-api/line/matches?section=line&limit=60');
  for (const { id, matchId, status, selections } of markets) {
    const selection = selections.find(({ k }) => k !== undefined);
    if (status === 1 && selection?.k) {
      return { gameId: matchId, marketId: id, selectionId: selection.id, coef: selection.k };
    }
  }
  throw new Error('The line has no open market to bet on.');
}

async function overHttp(clients: ChildProcess, load: Load): Promise<Placed> {
  const answered = once(clients, 'message', { signal: AbortSignal.timeout(load.ms + PATIENCE_MS) });
  clients.send(load);
  // The cast: what lib/clients.ts sends.
  const [{ placed, error }] = (await answered) as [{ placed?: Placed; error?: string }];
  if (!placed) throw new Error(error ?? 'The clients gave no answer.');
  return placed;
}

let booked = 0;

/** The least that a bet asks of the ledger: the stake held and taken, in one transaction. */
async function bareLedger({ db }: BenchPlatform, accountIds: readonly string[], ms: number): Promise<Placed> {
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    accountIds.map(async (accountId) => {
      while (performance.now() - begun < ms) {
        const sent = performance.now();
        const ref = `bench-${(booked += 1)}`;
        await db.transaction().execute(async (trx) => {
          const at = new Date();
          await hold(trx, { accountId: BigInt(accountId), amount: STAKE, ref, at });
          await capture(trx, ref, at);
        });
        took.push(performance.now() - sent);
      }
    }),
  );
  return { took, ms: performance.now() - begun };
}

const perSecond = ({ took, ms }: Placed) => (took.length * 1000) / ms;

function report(
  kind: BenchPlatform['kind'],
  what: string,
  accounts: number,
  placed: Placed,
  bare?: Placed,
): void {
  print({
    bench: 'placements',
    database: kind === 'postgres' ? 'PostgreSQL' : 'PGlite',
    what,
    clients: CLIENTS,
    accounts,
    perSecond: Math.round(perSecond(placed)),
    p50Ms: rounded(percentile(placed.took, 0.5)),
    p99Ms: rounded(percentile(placed.took, 0.99)),
    ...(bare ? { toBareLedger: rounded(perSecond(placed) / perSecond(bare), 3) } : {}),
  });
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
  const many = { port: platform.port, bet, clients: players };
  const hot = { ...many, clients: players.map(() => one) };

  await overHttp(clients, { ...many, ms: WARM_UP_MS });
  const spread = await overHttp(clients, { ...many, ms: RUN_MS });
  const onOne = await overHttp(clients, { ...hot, ms: RUN_MS });
  const ids = players.map(({ accountId }) => accountId);
  await bareLedger(platform, ids, WARM_UP_MS);
  const bareSpread = await bareLedger(platform, ids, RUN_MS);
  const bareOnOne = await bareLedger(
    platform,
    ids.map(() => one.accountId),
    RUN_MS,
  );

  report(platform.kind, 'bare ledger transaction', CLIENTS, bareSpread);
  report(platform.kind, 'placement over HTTP', CLIENTS, spread, bareSpread);
  report(platform.kind, 'bare ledger transaction', 1, bareOnOne);
  report(platform.kind, 'placement over HTTP', 1, onOne, bareOnOne);
} finally {
  clients.disconnect();
  await platform.stop();
}
