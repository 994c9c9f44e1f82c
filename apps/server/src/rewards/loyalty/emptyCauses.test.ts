import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { FeedSource } from '@touchline/feed/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantDemoPromoCodes, ownPromoCodes } from '../../betting/coupons/promo/promoCodes.service.ts';
import { legOn, PRICES } from '../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createOpsApp, type Bettor, type OpsApp } from '../../testing/opsApp.ts';
import { storeRound } from '../../testing/rounds.ts';
import type { RewardKind } from '../../ledger/wallet/wallet.tables.ts';

const start = new Date('2026-03-03T12:00:00Z');
const MATCHES = 60;
const reason = 'The end of the match';

let alive: () => void = () => undefined;
const source: FeedSource = {
  name: 'enough matches',
  start(sink) {
    alive = () => sink.alive('line');
    alive();
    for (let id = 1; id <= MATCHES; id += 1) {
      sink.match(testMatch(id));
      sink.markets([testMarket(id, PRICES)]);
    }
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ env: { PLATFORM_CLOCK: 'manual' }, now: () => start, sources: [source] });
  await createPrizes();
});
afterAll(async () => {
  await expectSoundLedger(ops.app.db, { isMadeUp: true });
  await ops.close();
});

/** Creates a tournament by multiples and a challenge of multiples, which every round of a slot may count for. */
async function createPrizes(): Promise<void> {
  const texts = { en: { title: 'Spring reels', text: 'The best multiplier wins.' } };
  const counted = { gameIds: [], providers: [], categories: ['slots'], leastStake: '0.20' };
  const prizes = [{ kind: 'money', amount: '10.00', from: 1, to: 3 }];
  const of = { scoring: 'multiplier', leastRounds: 1, leastPlayers: 1, join: 'auto', prizes };
  const terms = { ...counted, ...of, countsBonus: false, countsFree: false };
  const [from, until] = [start.getTime(), start.getTime() + 3_600_000];
  const made = await ops.call('POST', '/ops/tournaments/house', { from, until, terms, texts });
  expect(made.statusCode, made.body).toBeLessThan(300);
  const task = { ...counted, kind: 'multiplier', goal: '2', isAfterPrevious: false };
  const challenge = { ...task, prize: { kind: 'points', amount: '100' } };
  const added = await ops.call('POST', '/ops/challenges/house', { isOn: true, terms: challenge, texts });
  expect(added.statusCode, added.body).toBeLessThan(300);
}

/** Does everything that is due. */
async function pass(): Promise<void> {
  expect((await ops.call('POST', '/ops/clock/advance', { seconds: 1 })).statusCode).toBe(200);
  alive();
}

/** Reads what a player has of a reward, or on the way to it; equal before and after what gives nothing. */
type Measure = (player: Bettor) => Promise<unknown>;

const get =
  (url: string, pick: (answer: ReturnType<typeof JSON.parse>) => unknown): Measure =>
  async ({ client }) =>
    pick((await client.call('GET', url)).json());

const rows =
  (query: (playerId: bigint) => ReturnType<typeof sql>): Measure =>
  async ({ playerId }) =>
    (await query(playerId).execute(ops.app.db)).rows;

/** Every kind of money that loyalty gives; one without a measure doesn't compile. */
const rewards: Readonly<Record<RewardKind, Measure>> = {
  cashback: get('/web-api/cashback/cashback', ({ current, ready }) => [current.amount, ready]),
  'level-cashback': get('/web-api/cashback/vipcashback', ({ current, ready }) => [current.amount, ready]),
  'points-exchange': get('/web-api/rewards', ({ balance, earned }) => [balance, earned]),
  // Its condition is what the friend has staked.
  referral: rows(
    (id) => sql`select coalesce(sum(played), 0)::text as sum from loyalty_stakes where player_id = ${id}`,
  ),
  goodwill: rows(
    (id) => sql`
      select t.id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join accounts a on a.id = e.account_id where t.kind = 'goodwill' and a.player_id = ${id}`,
  ),
  prize: rows(
    (id) => sql`
      select 'place' as what from tournament_players where player_id = ${id} and is_ranked
      union all select 'challenge' from challenge_progress where player_id = ${id} and ready_at is not null`,
  ),
};
const names = Object.keys(rewards) as RewardKind[];

async function measure(player: Bettor): Promise<Readonly<Record<string, unknown>>> {
  await player.client.renew();
  const measured: Record<string, unknown> = {};
  for (const name of names) measured[name] = await rewards[name](player);
  return measured;
}

let matches = 0;

/** Places a bet of 20.00 on a match of its own; returns its market. */
async function bet(player: Bettor, changes = {}): Promise<string> {
  const match = (matches += 1);
  const placed = await player.place({ amount: '20.00', bets: [legOn(match)], ...changes });
  expect(placed.state, JSON.stringify(placed.refusal)).toBe('accepted');
  return `${match}.match-result`;
}

const publish = (marketId: string, result: 0 | 1 | 2) =>
  ops.call('POST', '/ops/results', { marketId, results: [{ key: 'home', result }], reason });

interface RoundChanges {
  readonly staked?: bigint;
  readonly won?: bigint;
  readonly is_free?: boolean;
  readonly is_bonus?: boolean;
}

/** Stores a closed round of 2.00, and queues it for all who count it. */
async function round({ playerId }: Bettor, changes: RoundChanges): Promise<void> {
  const { db } = ops.app;
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const round_id = BigInt(
    await storeRound(db, { playerId, accountId }, { state: 'closed', at: ops.app.now() }),
  );
  await db.updateTable('game_rounds').set(changes).where('id', '=', round_id).execute();
  await db.insertInto('settled_rounds').values({ round_id }).execute();
}

const refused = async (call: ReturnType<OpsApp['call']>): Promise<void> => {
  const answer = await call;
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
};

/** Something that gives nothing, with the rewards that it is legitimate for. */
interface EmptyCause {
  readonly happen: (player: Bettor) => Promise<void>;
  readonly gives?: readonly RewardKind[];
}

/** Everything that happens without anything being risked or won. */
const emptyCauses: Readonly<Record<string, EmptyCause>> = {
  'an open bet': { happen: async (player) => void (await bet(player)) },
  'a refused bet': {
    async happen(player) {
      expect((await player.place({ amount: '999999.00' })).state).toBe('rejected');
    },
  },
  'a returned bet': { happen: async (player) => void (await publish(await bet(player), 2)) },
  'a lost bet that is corrected to returned': {
    async happen(player) {
      const market = await bet(player);
      await publish(market, 0);
      await pass();
      await publish(market, 2);
    },
  },
  'a cancelled bet': {
    async happen(player) {
      const marketId = await bet(player);
      expect((await ops.call('POST', '/ops/cancellations', { marketId, reason })).statusCode).toBe(200);
    },
  },
  'a lost bet that is cancelled': {
    async happen(player) {
      const marketId = await bet(player);
      await publish(marketId, 0);
      await pass();
      await ops.call('POST', '/ops/cancellations', { marketId, reason });
    },
  },
  'a lost bet that was staked with a promo code': {
    async happen(player) {
      const { db } = ops.app;
      const { playerId } = player;
      const now = ops.app.now();
      await db.transaction().execute((trx) => grantDemoPromoCodes(trx, { playerId, iso: 'EUR', now }));
      const { promoCodes } = await ownPromoCodes(db, playerId, now);
      const own = promoCodes.find(({ amount }) => amount === '10.00');
      await publish(await bet(player, { amount: '10.00', promoCode: own?.code }), 0);
    },
  },
  'a round whose stake came back': { happen: (player) => round(player, { staked: 0n, won: 0n }) },
  'a free round that wins': { happen: (player) => round(player, { staked: 0n, won: 500n, is_free: true }) },
  'a round from a bonus that wins': { happen: (player) => round(player, { is_bonus: true }) },
  'a round without a win, which is a score of 0': {
    happen: (player) => round(player, { won: 0n }),
    // Its stake was lost.
    gives: ['level-cashback', 'points-exchange', 'referral'],
  },
  'a gift of nothing': {
    async happen({ playerId }) {
      const url = `/ops/rewards/players/${playerId}/goodwill`;
      await refused(ops.call('POST', url, { key: 'gift-of-no-money', amount: '0.00', reason }));
      await refused(ops.call('POST', url, { key: 'gift-of-no-points', points: '0', reason }));
    },
  },
  'points of nothing, and more than there are': {
    async happen({ client }) {
      const exchange = (points: string, key: string) =>
        client.call('POST', '/web-api/rewards/exchange', { points }, { 'idempotency-key': key });
      await refused(exchange('0', 'points-of-nothing'));
      await refused(exchange('1000', 'points-of-nobody'));
    },
  },
  'cashback of a period without losses': {
    async happen({ client }) {
      const key = { 'idempotency-key': 'cashback-of-nothing' };
      await refused(client.call('POST', '/web-api/cashback/cashback/take', undefined, key));
    },
  },
};

describe('nothing is given for', () => {
  test.each(Object.entries(emptyCauses))('%s', async (_, { happen, gives = [] }) => {
    const player = await ops.bettor();
    const before = await measure(player);
    await happen(player);
    await pass();
    const after = await measure(player);
    for (const name of names.filter((one) => !gives.includes(one)))
      expect([name, after[name]]).toEqual([name, before[name]]);
  });
});

describe('what was risked or won', () => {
  test('moves every reward that is measured here', async () => {
    const player = await ops.bettor();
    const before = await measure(player);
    await publish(await bet(player), 0);
    await round(player, { staked: 5000n, won: 0n });
    await round(player, { won: 900n });
    const url = `/ops/rewards/players/${player.playerId}/goodwill`;
    await ops.call('POST', url, { key: 'gift-of-something', amount: '1.00', reason });
    await pass();
    const after = await measure(player);
    const unmoved = names.filter((name) => isDeepStrictEqual(after[name], before[name]));
    expect(unmoved).toEqual([]);
  });
});
