// Forty concurrent clients ask over HTTP for more than a money limit allows, round after round, on two accounts of
// one player: stakes against limits of stakes and losses, deposits against deposit limits, over each of their
// periods.
// node e2e/bench/limit-races.ts --rounds 200 [--only loss7d,deposit7d] Needs a PostgreSQL: the embedded database has
// one connection. Prints JSON lines; an overrun exits with 1.
import { parseArgs } from 'node:util';
import {
  MONEY_LIMIT_TYPES,
  openSecondAccount,
  raceLimit,
  spendBefore,
  type Race,
  type Racer,
} from '../../apps/server/src/testing/limitRaces.ts';
import { registerCallingPlayer } from './lib/callingPlayer.ts';
import { openBet, singleOn, type OpenBet } from './lib/openBet.ts';
import { print, rounded } from './lib/figures.ts';
import { startPlatform, type BenchPlatform } from './lib/platform.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  throw new Error(`--rounds is "${values.rounds}" but must be a whole number above 0.`);
}
const wanted = values.only?.split(',');
const raced = MONEY_LIMIT_TYPES.filter(({ name }) => wanted?.includes(name) ?? true);
if (raced.length < (wanted?.length ?? 1)) {
  const all = MONEY_LIMIT_TYPES.map(({ name }) => name).join(', ');
  throw new Error(`--only is "${values.only}" but may name ${all}.`);
}
const server = process.env['BENCH_DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
if (!server) {
  console.error(
    'Nothing was raced: set BENCH_DATABASE_URL or TEST_DATABASE_URL to a PostgreSQL whose user may create databases.',
  );
  process.exit(0);
}

/**
 * Rounds before a new player is made: a bearer is valid for five minutes, and a player's stakes are summed with every
 * stake.
 */
const ROUNDS_OF_A_PLAYER = 25;

async function createRacer({ db, port }: BenchPlatform, bet: OpenBet): Promise<Racer> {
  const { playerId, accountId, post } = await registerCallingPlayer(`http://localhost:${port}`, db);
  const second = await openSecondAccount(db, playerId, 'EUR', 10_000_000n);
  const postOnce = (path: string, body: object) => post(path, body, crypto.randomUUID());
  return {
    db,
    playerId,
    accountIds: [BigInt(accountId), second],
    async stake(id, amount) {
      const { text } = await postOnce('/web-api/coupons', singleOn(bet, String(id), euros(amount)));
      return outcome(text, '"state":"accepted"', /"code":"LIMIT_(WAGER|LOSS)"/);
    },
    async deposit(id, amount) {
      const { text } = await postOnce('/web-api/cashier/demo-credit', {
        accountId: String(id),
        amount: euros(amount),
      });
      return outcome(text, '"account":', /"code":"LIMIT_DEPOSIT"/);
    },
  };
}

function outcome(text: string, taken: string, refused: RegExp): boolean {
  if (text.includes(taken)) return true;
  if (refused.test(text)) return false;
  throw new Error(`Neither taken nor refused by a limit: ${text}`);
}

const euros = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/**
 * Remaining amount under the limit, minor units: from nothing to enough for all clients, with cents in every second
 * round.
 */
const roomOf = (round: number): bigint => BigInt((round * 7) % 42) * 100n + (round % 2 === 0 ? 0n : 50n);

const platform = await startPlatform(server);
let overruns = 0;
try {
  const bet = await openBet(`http://localhost:${platform.port}`);
  for (const { name, type } of raced) {
    const begun = performance.now();
    const races: Race[] = [];
    while (races.length < rounds) {
      const racer = await createRacer(platform, bet);
      await spendBefore(racer, type, new Date());
      const last = Math.min(rounds, races.length + ROUNDS_OF_A_PLAYER);
      while (races.length < last) {
        races.push(await raceLimit(racer, type, roomOf(races.length), new Date()));
      }
    }
    const over = races.filter(({ overrun }) => overrun > 0n).length;
    overruns += over;
    print({
      bench: 'limit races',
      limit: name,
      clients: 40,
      rounds,
      taken: races.reduce((sum, { taken }) => sum + taken, 0),
      overruns: over,
      roundsWithRoomUnused: races.filter(({ taken, fitting }) => taken < fitting).length,
      seconds: rounded((performance.now() - begun) / 1000, 1),
    });
  }
} finally {
  await platform.stop();
}
if (overruns > 0) process.exitCode = 1;
