import { rational } from '@touchline/betting';
import type { MoneyFigures } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberRates } from '../../../ledger/wallet/rates.ts';
import { legOn } from '../../../testing/betActionsWorld.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { createTestPlayer, type TestPlayer } from '../../../testing/players.ts';
import { storeRound } from '../../../testing/rounds.ts';

const TRADER = 'token-of-a-trader-123456';
const NOW = new Date('2026-05-16T15:30:00Z');
const TODAY = Date.parse('2026-05-16T00:00:00Z');
const DAY = 86_400_000;

let ops: OpsApp;
let player: TestPlayer;
beforeAll(async () => {
  rememberRates([['USD', rational.parse('1.08')]]);
  ops = await createOpsApp({
    now: () => NOW,
    env: { DEVELOPMENT_OPERATORS: `tom=results:${TRADER}`, PLATFORM_CLOCK: 'manual' },
  });
  player = await createTestPlayer(ops.app.db);
});
afterAll(() => ops.close());

const figures = async (query = ''): Promise<MoneyFigures> => {
  const answer = await ops.call('GET', `/ops/dashboard/money${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

interface Paid {
  readonly direction?: 'deposit' | 'withdrawal';
  readonly site?: string;
  readonly iso?: string;
  readonly amount: number;
  readonly fee?: number;
  readonly received?: number | null;
  /** State now. */
  readonly state: string;
  readonly at: string;
}

/** Stores a payment with the step that paid it; a withdrawal is a part of a request. */
async function pay({ direction = 'deposit', site = 'house', iso = 'EUR', ...paid }: Paid): Promise<void> {
  const { amount, fee = 0, received = null, state, at } = paid;
  const { playerId, accountId } = player;
  const isDeposit = direction === 'deposit';
  const requestId = isDeposit ? null : await payment('withdrawal', null);
  const id = await payment(direction, requestId);
  for (const of of isDeposit ? [id] : [id, requestId])
    await sql`insert into payment_steps (payment_id, player_id, at, state, event, source)
      values (${of}, ${playerId}, ${at}::timestamptz, ${isDeposit ? 'succeeded' : 'paid'}, 'paid', 'provider')`.execute(
      ops.app.db,
    );

  async function payment(of: string, request: string | null): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into payments (id, player_id, account_id, site_id, direction, method_id, method_name, method_icon, provider,
        iso, amount, fee, received, state, fields, created_at, request_id)
      values (md5(random()::text || clock_timestamp()::text), ${playerId}, ${accountId}, ${site}, ${of}, 'card',
        '{"en": "Card"}', 'card', 'sandbox', ${iso}, ${amount}, ${fee}, ${received}, ${state}, '{}', ${at}, ${request})
      returning id`.execute(ops.app.db);
    return rows[0]?.id ?? '';
  }
}

interface Played {
  readonly kind: string;
  readonly amount: number;
  readonly won?: number;
  readonly isUndone?: boolean;
  readonly isApplied?: boolean;
  readonly at: string;
}

let operations = 0;

/** Stores an operation on a round of a game. */
async function play({
  kind,
  amount,
  won = 0,
  isUndone = false,
  isApplied = true,
  at,
}: Played): Promise<void> {
  operations += 1;
  await sql`
    insert into game_operations (maker_id, tx_id, call, kind, session_id, iso, amount, won, status, is_applied, answer,
      undone_at, at)
    select 'sandbox', ${`figure-${operations}`}, 'bet', ${kind}, id, 'EUR', ${amount}, ${won}, 'OK', ${isApplied},
      '{}', case when ${isUndone}::boolean then ${at}::timestamptz end, ${at}::timestamptz
    from game_sessions where player_id = ${player.playerId} limit 1`.execute(ops.app.db);
}

const NOTHING = {
  deposits: { count: 0, sum: '0.00' },
  payouts: { count: 0, sum: '0.00' },
  sport: { turnover: '0.00', payouts: '0.00' },
  casino: { turnover: '0.00', payouts: '0.00' },
};

test('a platform without money has eight empty days, and no figures of hours to come', async () => {
  const { at, days, hours } = await figures();
  expect(at).toBe(NOW.getTime());
  expect(days.map((day) => day.at)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((ago) => TODAY - ago * DAY));
  expect(days.every(({ currencies }) => currencies.length === 0)).toBe(true);
  expect(days[0]?.total).toEqual(NOTHING);
  expect(hours).toHaveLength(24);
  expect(hours[15]?.today).toEqual({ sport: '0.00', casino: '0.00' });
  expect(hours[16]).toMatchObject({ today: null, before: { sport: '0.00', casino: '0.00' } });
});

describe('a platform with money', () => {
  beforeAll(async () => {
    const { db } = ops.app;
    const [morning, noon] = ['2026-05-16T10:00:00Z', '2026-05-16T12:00:00Z'];
    await pay({ amount: 2500, state: 'succeeded', at: morning });
    await pay({ amount: 3000, received: 4000, state: 'refunded', at: morning });
    // Voided.
    await pay({ amount: 9900, state: 'failed', at: morning });
    await pay({ amount: 10_800, iso: 'USD', state: 'succeeded', at: noon });
    await pay({ amount: 500, site: 'second', state: 'succeeded', at: morning });
    await pay({ amount: 700, state: 'succeeded', at: '2026-05-15T23:59:59.999Z' });
    await pay({ amount: 100, state: 'succeeded', at: '2026-05-09T00:00:00Z' });
    await pay({ amount: 8800, state: 'succeeded', at: '2026-05-08T23:59:59.999Z' });
    await pay({ direction: 'withdrawal', amount: 5000, fee: 150, state: 'paid', at: noon });
    await pay({ direction: 'withdrawal', amount: 6000, state: 'returned', at: noon });

    const bettor = await ops.bettor();
    await bettor.place({ amount: '10.00' });
    await bettor.place({ amount: '2.50' });
    await ops.call('POST', '/ops/results', {
      marketId: '1.match-result',
      results: [{ key: 'home', result: 1 }],
      reason: 'The referee’s report',
    });
    await ops.inReview({ bets: [legOn(2)] });
    await sql`
      insert into coupon_sales (coupon_id, percent, stake, seen_amount, amount, state, at, decided_at)
      select id, 10, 100, 110, 110, 'done', ${noon}::timestamptz, ${noon}::timestamptz
      from coupons where player_id = ${bettor.playerId} order by id limit 1`.execute(db);

    await storeRound(db, player, { state: 'closed', at: NOW });
    await play({ kind: 'bet', amount: 200, at: noon });
    await play({ kind: 'betWin', amount: 100, won: 300, at: noon });
    await play({ kind: 'tip', amount: 10, at: noon });
    await play({ kind: 'bet', amount: 900, isUndone: true, at: noon });
    await play({ kind: 'win', amount: 500, at: noon });
    await play({ kind: 'win', amount: 10_000, isApplied: false, at: noon });
    await play({ kind: 'correction', amount: -450, at: noon });
    await play({ kind: 'bet', amount: 600, at: '2026-05-09T15:59:59Z' });
  });

  test('has exact sums of each day and currency, and a total in euros', async () => {
    const { days } = await figures();
    const eur = {
      iso: 'EUR',
      // 25 and 40, and 5 of the other site.
      deposits: { count: 3, sum: '70.00' },
      payouts: { count: 1, sum: '48.50' },
      // The winnings of 10 and 2.50 at 2, and a sale.
      sport: { turnover: '12.50', payouts: '26.10' },
      // 2, 1 and a tip of 0.10; 3 and 5 less a correction of 4.50.
      casino: { turnover: '3.10', payouts: '3.50' },
    };
    const usd = { ...NOTHING, iso: 'USD', deposits: { count: 1, sum: '108.00' } };
    expect(days.at(-1)?.currencies).toEqual([eur, usd]);
    const { iso: _, ...total } = { ...eur, deposits: { count: 4, sum: '170.00' } };
    expect(days.at(-1)?.total).toEqual(total);
  });

  test('counts money on its UTC day', async () => {
    const { days } = await figures();
    expect(days.map(({ total }) => total?.deposits.sum)).toEqual([
      '1.00',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '7.00',
      '170.00',
    ]);
  });

  test('has the turnover of each hour beside that of seven days before', async () => {
    const { hours } = await figures();
    expect(hours[12]).toEqual({
      at: TODAY + 12 * 3_600_000,
      today: { sport: '0.00', casino: '3.10' },
      before: { sport: '0.00', casino: '0.00' },
    });
    expect(hours[15]).toMatchObject({
      today: { sport: '12.50', casino: '0.00' },
      before: { sport: '0.00', casino: '6.00' },
    });
  });

  test('has the figures of one site', async () => {
    const { days } = await figures('?siteId=house');
    expect(days.at(-1)?.total).toMatchObject({
      deposits: { count: 3, sum: '165.00' },
      sport: { turnover: '12.50' },
    });
    expect((await ops.call('GET', '/ops/dashboard/money?siteId=nowhere')).statusCode).toBe(404);
  });

  test('has no total while a currency has no rate', async () => {
    await pay({ amount: 100, iso: 'XAU', state: 'succeeded', at: '2026-05-14T10:00:00Z' });
    const { days } = await figures();
    expect(days[5]?.total).toBeNull();
    expect(days[5]?.currencies).toMatchObject([{ iso: 'XAU', deposits: { count: 1 } }]);
    expect(days[6]?.total).not.toBeNull();
  });
});

test('the figures of money require the scope payments', async () => {
  const headers = { authorization: `Bearer ${TRADER}` };
  const refused = await ops.app.client().call('GET', '/ops/dashboard/money', undefined, headers);
  expect(refused.statusCode).toBe(403);
});
