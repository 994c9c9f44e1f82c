// Forty concurrent clients deposit over HTTP by every method of the sandbox's payment provider, and in another currency,
// for more than a deposit limit allows, round after round; then some payments succeed and the others are cancelled.
// Once a player, fifty copies of one request are sent at once.
// node e2e/bench/limit-races-by-method.ts --rounds 200 [--only deposit7d] Needs a PostgreSQL: the embedded database has
// one connection. Prints JSON lines; an overrun or a second deposit for one key exits with 1.
import { parseArgs } from 'node:util';
import { committedSince, setLimit } from '../../apps/server/src/testing/limitRaces.ts';
import { LIMIT_TYPE, type LimitType } from '../../apps/server/src/protection/limits/rules/limitTypes.ts';
import { startPaymentSandbox } from '../../apps/sandbox/src/testing.ts';
import { print, rounded } from './lib/figures.ts';
import { createDepositor, setDollarRate, type Depositor } from './lib/depositor.ts';
import { startPlatform } from './lib/platform.ts';

const WINDOWS = { deposit24h: 86_400, deposit7d: 7 * 86_400, deposit30d: 30 * 86_400 } as const;
type Window = keyof typeof WINDOWS;
const CLIENTS = 40;
const COPIES = 50;
/** Amount of each client, cents of a euro, and the most deposits of a player that are open. */
const ASKED = 500n;
const MOST_OPEN = 3n;
/** A player may begin twenty deposits a day by each method. */
const ROUNDS_OF_A_PLAYER = 20;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1)
  throw new Error(`--rounds is "${values.rounds}" but must be a whole number above 0.`);
const wanted = values.only?.split(',');
// The cast: Object.keys returns strings.
const raced = (Object.keys(WINDOWS) as Window[]).filter((name) => wanted?.includes(name) ?? true);
const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!server) {
  console.error(
    'Nothing was raced: set BENCH_DATABASE_URL or TEST_DATABASE_URL to a PostgreSQL whose user may create databases.',
  );
  process.exit(0);
}

const sandbox = await startPaymentSandbox();
const platform = await startPlatform(server, { PAYMENT_PROVIDERS_FILE: sandbox.providersFile });
const origin = `http://localhost:${platform.port}`;
const { db } = platform;
let shown = Date.now();

/** Lets the provider's stopped clock follow real time, as its call-backs are signed with it. */
async function followTime(): Promise<void> {
  const seconds = Math.floor((Date.now() - shown) / 1000);
  if (seconds === 0) return;
  shown += seconds * 1000;
  await sandbox.advance(seconds);
}

/** Room under the limit: from nothing to more than may be open, with cents in every second round. */
const roomOf = (round: number): bigint => BigInt(round % 5) * ASKED + (round % 2 === 0 ? 0n : 50n);

interface Round {
  readonly taken: number;
  readonly fitting: number;
  /** Cents above the limit. */
  readonly overrun: bigint;
}

async function race(depositor: Depositor, type: LimitType, seconds: number, round: number): Promise<Round> {
  const since = new Date(Date.now() - seconds * 1000);
  const before = await committedSince(db, depositor.playerId, since);
  const room = roomOf(round);
  await setLimit({ db, playerId: depositor.playerId }, type, before + room, new Date());
  const prepared = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => depositor.prepare(client + round)),
  );
  const begun = (await Promise.all(prepared.map((deposit) => deposit()))).filter((one) => one !== undefined);
  const claimed = await committedSince(db, depositor.playerId, since);
  await followTime();
  for (const [index, payment] of begun.entries()) {
    if (payment.redirectUrl !== undefined && index % 3 !== 2) await sandbox.act(payment.redirectUrl, 'pay');
    else await depositor.cancel(payment.id);
  }
  const after = await committedSince(db, depositor.playerId, since);
  const most = claimed > after ? claimed : after;
  const over = most - before - room;
  const fitting = room / ASKED;
  return {
    taken: begun.length,
    fitting: Number(fitting < MOST_OPEN ? fitting : MOST_OPEN),
    overrun: over > 0n ? over : 0n,
  };
}

let failures = 0;
try {
  for (const name of raced) {
    const started = performance.now();
    await setDollarRate(db);
    const results: Round[] = [];
    let doubles = 0;
    let copies = 0;
    const methods = new Map<string, number>();
    while (results.length < rounds) {
      const depositor = await createDepositor(origin, db);
      copies += COPIES;
      if ((await depositor.copies(COPIES)) !== 1) doubles += 1;
      const last = Math.min(rounds, results.length + ROUNDS_OF_A_PLAYER);
      while (results.length < last)
        results.push(await race(depositor, LIMIT_TYPE[name], WINDOWS[name], results.length));
      for (const [method, count] of depositor.taken) methods.set(method, (methods.get(method) ?? 0) + count);
    }
    const overruns = results.filter(({ overrun }) => overrun > 0n).length;
    failures += overruns + doubles;
    print({
      bench: 'limit races by method',
      limit: name,
      clients: CLIENTS,
      rounds,
      taken: results.reduce((sum, { taken }) => sum + taken, 0),
      overruns,
      roundsWithRoomUnused: results.filter(({ taken, fitting }) => taken < fitting).length,
      copies,
      keysWithTwoDeposits: doubles,
      ...Object.fromEntries(methods),
      seconds: rounded((performance.now() - started) / 1000, 1),
    });
  }
} finally {
  await platform.stop();
  await sandbox.stop();
}
if (failures > 0) process.exitCode = 1;
