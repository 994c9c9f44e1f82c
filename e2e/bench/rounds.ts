// Measures rounds a second of a maker's game over HTTP, each a signed bet and a signed win, compared with the bare ledger
// on the same database in the same run: a debit and a credit, each in a transaction of its own. Prints JSON lines; ends by
// itself in a minute. Starts no database server.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '../../apps/server/src/casino/makerWallet/conformance/client.ts';
import { overHttp } from '../../apps/server/src/casino/makerWallet/conformance/overHttp.ts';
import { credit, debit } from '../../apps/server/src/ledger/wallet/payments.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import type { Placed } from './lib/placements.ts';
import { startPlatform, type BenchPlatform } from './lib/platform.ts';
import type { MakerSeat, RoundsLoad } from './lib/rounds.ts';

const CLIENTS = 16;
/** Least share of the bare ledger that rounds over HTTP reach. */
const GOAL = 0.5;
const WARM_UP_MS = 4_000;
/** Both alternate, so that other load of the machine affects them alike. */
const TURNS = 7;
const RUN_MS = 1500;
const PATIENCE_MS = 10_000;
const MAKER = 'bench';
const SECRET = 'secret-of-the-maker-of-benches';
const GAME = 'bench-game';
const STAKE = 20n;

async function overWire(clients: ChildProcess, load: RoundsLoad): Promise<Placed> {
  const answered = once(clients, 'message', { signal: AbortSignal.timeout(load.ms + PATIENCE_MS) });
  clients.send(load);
  // The cast: lib/roundClients.ts sends this shape.
  const [{ placed, error }] = (await answered) as [{ placed?: Placed; error?: string }];
  if (!placed) throw new Error(error ?? 'The clients gave no answer.');
  return placed;
}

let booked = 0;

async function bareLedger({ db }: BenchPlatform, accountIds: readonly bigint[], ms: number): Promise<Placed> {
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    accountIds.map(async (accountId) => {
      while (performance.now() - begun < ms) {
        const sent = performance.now();
        const money = { accountId, amount: STAKE, ref: `bench-${(booked += 1)}`, at: new Date() };
        await db.transaction().execute((trx) => debit(trx, { ...money, kind: 'stake' }));
        await db.transaction().execute((trx) => credit(trx, { ...money, kind: 'payout' }));
        took.push(performance.now() - sent);
      }
    }),
  );
  return { took, ms: performance.now() - begun };
}

const perSecond = ({ took, ms }: Placed) => (took.length * 1000) / ms;

const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'] || undefined;
if (server === undefined) {
  console.error(
    'Neither BENCH_DATABASE_URL nor TEST_DATABASE_URL names a PostgreSQL, so these figures are of PGlite, which has one connection.',
  );
}

const folder = await mkdtemp(join(tmpdir(), 'makers-'));
const file = join(folder, 'makers.json');
const listed = {
  id: MAKER,
  adapter: 'touchline',
  name: 'Bench',
  url: 'http://127.0.0.1:9',
  secrets: [SECRET],
};
await writeFile(file, JSON.stringify([listed]));
const platform = await startPlatform(server, { MAKERS_FILE: file });
const clients = fork(fileURLToPath(new URL('lib/roundClients.ts', import.meta.url)));
try {
  const maker = createClient({
    maker: MAKER,
    secret: SECRET,
    send: overHttp(`http://localhost:${platform.port}`),
    now: () => new Date(),
  });
  await maker.desk('game', {
    gameId: GAME,
    currency: 'EUR',
    minStake: '0.01',
    maxStake: '100.00',
    minCycleMs: 0,
    state: 'active',
  });
  const seats: MakerSeat[] = [];
  const accounts: bigint[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const { playerId } = await maker.desk('player', { currency: 'EUR', balance: '1000000.00' });
    const asked = await maker.desk('session', { playerId: String(playerId), gameId: GAME });
    const session = { sessionId: String(asked['sessionId']), gameId: GAME, currency: 'EUR' };
    const opened = await maker.call('authenticate', { ...session, token: String(asked['token']) });
    seats.push({ ...session, token: opened.makerToken ?? '' });
    const account = await platform.db
      .selectFrom('accounts')
      .select('id')
      .where('player_id', '=', BigInt(String(playerId)))
      .executeTakeFirstOrThrow();
    accounts.push(account.id);
  }
  const load = { port: platform.port, maker: MAKER, secret: SECRET, seats };
  const http: Placed[] = [];
  const bare: Placed[] = [];
  await overWire(clients, { ...load, ms: WARM_UP_MS });
  await bareLedger(platform, accounts, WARM_UP_MS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    bare.push(await bareLedger(platform, accounts, RUN_MS));
    http.push(await overWire(clients, { ...load, ms: RUN_MS }));
  }
  const shown = (what: string, runs: readonly Placed[], ratios: object = {}): void => {
    const took = runs.flatMap((placed) => placed.took);
    print({
      bench: 'rounds',
      database: platform.kind === 'postgres' ? 'PostgreSQL' : 'PGlite',
      what,
      clients: CLIENTS,
      perSecond: Math.round(median(runs.map(perSecond))),
      p50Ms: rounded(percentile(took, 0.5)),
      p99Ms: rounded(percentile(took, 0.99)),
      ...ratios,
    });
  };
  const each = http.map((placed, turn) => perSecond(placed) / perSecond(bare[turn] ?? placed));
  const toBareLedger = rounded(median(each), 3);
  shown('bare ledger: a debit, then a credit', bare);
  shown('round over HTTP: a bet, then a win', http, {
    toBareLedger,
    goal: GOAL,
    holds: toBareLedger >= GOAL,
  });
} finally {
  clients.disconnect();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
