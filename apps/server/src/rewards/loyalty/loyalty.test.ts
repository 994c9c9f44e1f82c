import type { Cashback, Rewards } from '@touchline/contract';
import type { FeedSource } from '@touchline/feed/source';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT_TYPE, type LimitType } from '../../protection/limits/rules/limitTypes.ts';
import { legOn, PRICES } from '../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createOpsApp, type Bettor, type OpsApp } from '../../testing/opsApp.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Tuesday. */
const start = new Date('2026-03-03T12:00:00Z');

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ env: { PLATFORM_CLOCK: 'manual' }, now: () => start, sources: [source] });
});
afterAll(async () => {
  await expectSoundLedger(ops.app.db);
  await ops.close();
});

const MATCHES = 40;
let alive: () => void = () => undefined;
const source: FeedSource = {
  name: 'enough matches',
  start(sink) {
    alive = () => sink.alive('line');
    sink.alive('line');
    for (let id = 1; id <= MATCHES; id += 1) {
      sink.match(testMatch(id));
      sink.markets([testMarket(id, PRICES)]);
    }
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let matches = 0;
/** Returns a match that no test has used. */
const another = () => (matches += 1);

let now = start.getTime();
const pass = async (ms: number) => {
  // Players stay signed in while the clock is moved.
  await sql`update sessions set idle_ends_at = '2030-01-01' where ended_at is null`.execute(ops.app.db);
  const answer = await ops.call('POST', '/ops/clock/advance', { seconds: ms / 1000 });
  expect(answer.statusCode, answer.body).toBe(200);
  now = answer.json().now;
  alive();
};

const WEEK = 7 * DAY;
const MONDAY = Date.parse('2026-03-02T00:00:00Z');
/** Moves the clock to an hour after the next Monday began. */
const passWeek = async ({ client }: Bettor) => {
  await pass(WEEK - ((now - MONDAY) % WEEK) + HOUR);
  await client.renew();
};

/** Publishes that the home team of a match won, or lost, and counts what it settled. */
async function settle(matchId: number, outcome: 'won' | 'lost' | 'returned' = 'lost'): Promise<void> {
  const result = { won: 1, lost: 0, returned: 2 }[outcome];
  const answer = await ops.call('POST', '/ops/results', {
    marketId: `${matchId}.match-result`,
    results: [{ key: 'home', result }],
    reason: 'The end of the match',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await pass(1000);
}

const rewards = async ({ client }: Bettor): Promise<Rewards> =>
  (await client.call('GET', '/web-api/rewards')).json();
const cashback = async ({ client }: Bettor, id = 'cashback'): Promise<Cashback> =>
  (await client.call('GET', `/web-api/cashback/${id}`)).json();

let keys = 0;
const key = () => ({ 'idempotency-key': `loyalty-key-${(keys += 1)}` });
const exchange = ({ client }: Bettor, points: string, headers = key()) =>
  client.call('POST', '/web-api/rewards/exchange', { points }, headers);
const take = ({ client }: Bettor, headers = key()) =>
  client.call('POST', '/web-api/cashback/cashback/take', undefined, headers);
/** Places a bet on a match of its own and settles it; returns the match. */
async function bet(bettor: Bettor, amount: string, outcome: 'won' | 'lost' | 'returned' = 'lost') {
  const match = another();
  const placed = await bettor.place({ amount, bets: [legOn(match)] });
  expect(placed.state, JSON.stringify(placed.refusal)).toBe('accepted');
  await settle(match, outcome);
  return match;
}
const money = async (bettor: Bettor) => (await bettor.account()).money;

async function exclude(playerId: bigint, type: LimitType): Promise<void> {
  await ops.app.db
    .insertInto('limits')
    .values({
      player_id: playerId,
      type,
      value: 1n,
      iso: null,
      state: 'ACTIVE',
      starts_at: new Date(now),
      ends_at: new Date(now + 400 * DAY),
      expires_at: null,
      changed_at: new Date(now),
      changed_by: 'player',
    })
    .execute();
}

describe('cashback', () => {
  test('is ready on Monday, and taken once', async () => {
    const bettor = await ops.bettor();
    await bet(bettor, '640.00');
    const open = await cashback(bettor);
    expect(open).toMatchObject({ level: 2, rate: { percent: '1.5' }, ready: '0.00', periods: [] });
    expect(open.current).toMatchObject({
      from: MONDAY / 1000,
      to: (MONDAY + WEEK) / 1000,
      stakes: '640.00',
      payouts: '0.00',
      losses: '640.00',
      amount: '9.60',
    });
    expect((await take(bettor)).json().code).toBe('NOTHING_TO_TAKE');
    await passWeek(bettor);
    expect(await cashback(bettor)).toMatchObject({
      ready: '9.60',
      current: { stakes: '0.00', amount: '0.00' },
      periods: [{ state: 'ready', amount: '9.60' }],
    });
    const headers = key();
    const answers = await Promise.all([take(bettor, headers), take(bettor, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await take(bettor)).statusCode).toBe(409);
    expect(await money(bettor)).toBe('4369.60');
    expect((await cashback(bettor)).periods).toMatchObject([{ state: 'paid', amount: '9.60' }]);
  });

  test('is taken once by requests with different keys at once', async () => {
    const bettor = await ops.bettor();
    await bet(bettor, '640.00');
    await passWeek(bettor);
    const answers = await Promise.all([take(bettor), take(bettor), take(bettor)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await money(bettor)).toBe('4369.60');
  });

  test('counts other rewards of the period, and a correction in the next one', async () => {
    const bettor = await ops.bettor();
    const match = await bet(bettor, '1000.00');
    await exchange(bettor, '100');
    expect((await cashback(bettor)).current).toMatchObject({ grants: '0.65', losses: '999.35' });
    await passWeek(bettor);
    const { amount } = (await take(bettor)).json();
    expect(amount).toBe('14.99');
    await settle(match, 'won');
    const after = await cashback(bettor);
    expect(after.periods).toMatchObject([{ state: 'paid', amount: '14.99' }]);
    expect(after.current).toMatchObject({
      stakes: '0.00',
      payouts: '2000.00',
      losses: '0.00',
      amount: '0.00',
    });
  });

  test('that isn’t taken in time expires, and an excluded player gets none', async () => {
    const bettor = await ops.bettor();
    const excluded = await ops.bettor();
    for (const each of [bettor, excluded]) await bet(each, '640.00');
    await exclude(excluded.playerId, LIMIT_TYPE.selfExclusion);
    await passWeek(bettor);
    const states = async () =>
      (
        await ops.app.db
          .selectFrom('cashback_periods')
          .select('state')
          .where('player_id', 'in', [bettor.playerId, excluded.playerId])
          .orderBy('id')
          .execute()
      ).map(({ state }) => state);
    expect(await states()).toEqual(['ready', 'removed']);
    await pass(31 * DAY);
    expect(await states()).toEqual(['expired', 'removed']);
  });

  test('of a plan for casino games shows zeros before there are any', async () => {
    const bettor = await ops.bettor();
    await bet(bettor, '640.00');
    expect(await cashback(bettor, 'vipcashback')).toMatchObject({
      isAutomatic: true,
      current: { stakes: '0.00', amount: '0.00' },
      periods: [],
    });
  });

  test('is closed once by two processes at the same time', async () => {
    const bettor = await ops.bettor();
    await bet(bettor, '640.00');
    await sql`
      update cashback_periods set terms = jsonb_set(terms, '{isAutomatic}', 'true')
      where player_id = ${bettor.playerId}`.execute(ops.app.db);
    await Promise.all([passWeek(bettor), pass(1000), pass(1000)]);
    await bettor.client.renew();
    expect(await money(bettor)).toBe('4369.60');
    expect((await cashback(bettor)).periods).toMatchObject([{ state: 'paid' }]);
  });
});

describe('points', () => {
  test('come from settled own stakes, whether won or lost, and not from returned ones', async () => {
    const bettor = await ops.bettor();
    await bettor.place({ amount: '12.75', bets: [legOn(another())] });
    await pass(1000);
    expect(await rewards(bettor)).toMatchObject({ balance: '0.00', level: 1 });
    await settle(matches, 'lost');
    await bet(bettor, '100.00', 'won');
    await bet(bettor, '50.00', 'returned');
    expect(await rewards(bettor)).toMatchObject({ balance: '33.82', earned: '33.82', isExpiringSoon: false });
    const { entries } = (await bettor.client.call('GET', '/web-api/rewards/history')).json();
    expect(entries).toMatchObject([
      { kind: 'earned', points: '30.00', balance: '33.82' },
      { kind: 'earned', points: '3.82', balance: '3.82' },
    ]);
  });

  test('of a coupon that is corrected to returned are taken back, and given again', async () => {
    const bettor = await ops.bettor();
    const match = await bet(bettor, '100.00');
    expect((await rewards(bettor)).balance).toBe('30.00');
    await settle(match, 'returned');
    expect((await rewards(bettor)).balance).toBe('0.00');
    await settle(match, 'won');
    expect((await rewards(bettor)).balance).toBe('30.00');
    await pass(1000);
    expect((await rewards(bettor)).balance).toBe('30.00');
  });

  test('are exchanged once for a key, at the rate of the level, once a minute', async () => {
    const bettor = await ops.bettor();
    await bet(bettor, '1000.00');
    expect(await rewards(bettor)).toMatchObject({ balance: '300.00', level: 2 });
    const headers = key();
    const answers = await Promise.all([exchange(bettor, '150', headers), exchange(bettor, '150', headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual({ points: '150.00', amount: '0.97', iso: 'EUR' });
    expect(await money(bettor)).toBe('4000.97');
    expect((await exchange(bettor, '100')).json().code).toBe('TOO_MANY');
    await pass(60_000);
    const two = await Promise.all([exchange(bettor, '150'), exchange(bettor, '150')]);
    expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await rewards(bettor)).toMatchObject({ balance: '0.00', earned: '300.00', level: 2 });
    expect(await money(bettor)).toBe('4001.94');
  });

  test.each([
    ['99.99', 400, 'INVALID_REQUEST'],
    ['-5', 400, 'INVALID_REQUEST'],
    ['1e3', 400, 'INVALID_REQUEST'],
    ['120.001', 400, 'INVALID_REQUEST'],
    ['5000', 409, 'INSUFFICIENT_POINTS'],
  ])('in the number %s are refused', async (points, status, code) => {
    const bettor = await ops.bettor();
    await bet(bettor, '1000.00');
    const answer = await exchange(bettor, points);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await money(bettor)).toBe('4000.00');
  });

  test('expire 180 days after the last stake, and the player is told once before', async () => {
    const bettor = await ops.bettor();
    const email = `points-${bettor.playerId}@example.com`;
    await sql`update players set email = ${email} where id = ${bettor.playerId}`.execute(ops.app.db);
    await bet(bettor, '100.00');
    await pass(167 * DAY);
    await pass(1000);
    await bettor.client.renew();
    expect((await rewards(bettor)).isExpiringSoon).toBe(true);
    const { rows } = await sql<{ subject: string }>`
      select subject from mails where player_id = ${bettor.playerId} and subject like '%points%'`.execute(
      ops.app.db,
    );
    expect(rows).toEqual([{ subject: expect.stringMatching(/^Your points expire on \w+ \d+, 202\d$/) }]);
    await pass(13 * DAY);
    await bettor.client.renew();
    expect(await rewards(bettor)).toMatchObject({ balance: '0.00', earned: '30.00' });
  });

  test('aren’t exchanged during a break', async () => {
    const bettor = await ops.bettor();
    await bet(bettor, '1000.00');
    await exclude(bettor.playerId, LIMIT_TYPE.timeout);
    const answer = await exchange(bettor, '100');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIMEOUT_ACTIVE']);
  });
});

describe('levels', () => {
  test('go up at once, and down by one step a year', async () => {
    const bettor = await ops.bettor('20000.00');
    for (let count = 0; count < 5; count += 1) await bet(bettor, '1000.00');
    expect(await rewards(bettor)).toMatchObject({ level: 4, earned: '1500.00' });
    await pass(364 * DAY);
    await bettor.client.renew();
    expect(await rewards(bettor)).toMatchObject({ level: 4 });
    await pass(2 * DAY);
    await bettor.client.renew();
    expect(await rewards(bettor)).toMatchObject({ level: 3, earned: '0.00' });
    await pass(2 * DAY);
    await bettor.client.renew();
    expect(await rewards(bettor)).toMatchObject({ level: 3 });
  });
});

describe('a level that is a year old', () => {
  test('goes down behind any number of players who keep theirs', async () => {
    await sql`
      with others as (
        insert into players (site_id, login, password_hash, must_change_password, language, registered_at)
        select 'left', 'left-' || number, '-', false, 'en', ${new Date(now)} from generate_series(1, 200) number
        returning id
      )
      insert into loyalty_players (player_id, level, level_since)
      select id, 2, ${new Date(now - 400 * DAY)} from others`.execute(ops.app.db);
    const bettor = await ops.bettor();
    await sql`
      insert into loyalty_players (player_id, level, level_since)
      values (${bettor.playerId}, 3, ${new Date(now - 400 * DAY)})`.execute(ops.app.db);
    await pass(HOUR);
    await bettor.client.renew();
    expect(await rewards(bettor)).toMatchObject({ level: 2 });
  });
});

describe('plans of a site', () => {
  test('refuses a plan that mixes products', async () => {
    const site = (await ops.call('GET', '/ops/sites/house')).json();
    const [first, ...others] = site.loyalty.cashback;
    const refused = await ops.call('PUT', '/ops/sites/house/loyalty', {
      version: site.version,
      reason: 'A mixed plan',
      value: { ...site.loyalty, cashback: [{ ...first, products: ['sport', 'slots'] }, ...others] },
    });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ path: '/value/cashback/0/products', code: 'plan' }],
    ]);
  });

  test('that are removed leave no points and no cashback', async () => {
    const bettor = await ops.bettor();
    const site = (await ops.call('GET', '/ops/sites/house')).json();
    const nothing = { points: null, cashback: [], referral: null };
    const changed = await ops.call('PUT', '/ops/sites/house/loyalty', {
      version: site.version,
      reason: 'No rewards here',
      value: nothing,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    for (const path of ['rewards', 'rewards/history', 'cashback/cashback', 'bring-friend']) {
      expect((await bettor.client.call('GET', `/web-api/${path}`)).statusCode, path).toBe(404);
    }
    const settings = (await bettor.client.call('GET', '/web-api/office/settings')).json();
    expect(settings).toMatchObject({ cashbackSetting: null, showClubPoints: false });
    const { plan } = (await bettor.client.call('GET', '/web-api/loyalty/plan')).json();
    expect(plan).toEqual(nothing);
  });
});
