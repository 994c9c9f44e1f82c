import type { BetFigures, FeedHealth, WaitingFigure } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { createTestPlayer } from '../../../testing/players.ts';
import { reused } from './reused.ts';

const DAY = 86_400_000;
const TOKENS = { reviewer: 'token-of-a-reviewer-1234', trader: 'token-of-a-trader-123456' };
const OPERATORS = `rita=reviews:${TOKENS.reviewer},tom=results:${TOKENS.trader}`;

let ops: OpsApp;
let at: Date;
beforeEach(async () => {
  at = new Date('2026-05-16T15:30:00Z');
  ops = await createOpsApp({ now: () => at, env: { DEVELOPMENT_OPERATORS: OPERATORS } });
});
afterEach(() => ops.close());

const bets = async () => (await ops.call('GET', '/ops/dashboard/bets')).json<BetFigures>();
const waiting = async () =>
  (await ops.call('GET', '/ops/dashboard/waiting')).json<{ waiting: WaitingFigure[] }>().waiting;
const as = (token: string, url: string) =>
  ops.app.client().call('GET', url, undefined, { authorization: `Bearer ${token}` });

describe('figures of bets', () => {
  test('are empty on a platform without bets', async () => {
    const figures = await bets();
    expect(figures).toMatchObject({ open: [], today: [], week: [] });
    expect(figures.hours).toHaveLength(24);
    expect(figures.hours.at(-1)).toEqual({ at: Date.parse('2026-05-16T15:00:00Z'), bets: 0 });
  });

  test('sum open payouts and turnover by currency; refused bets and those in review don’t count', async () => {
    const player = await ops.bettor();
    await player.place({ amount: '10.00' });
    await player.place({ amount: '2.50' });
    await ops.inReview();
    const { open, today, week, hours } = await bets();
    expect(open).toEqual([{ iso: 'EUR', bets: 2, stakes: '12.50', payouts: '25.00' }]);
    expect(today).toEqual([{ iso: 'EUR', bets: 2, stakes: '12.50' }]);
    expect(week).toEqual(today);
    expect(hours.at(-1)?.bets).toBe(2);
  });

  test('count a settled bet as turnover but not as liability', async () => {
    const player = await ops.bettor();
    await player.place();
    await ops.call('POST', '/ops/results', {
      marketId: '1.match-result',
      results: [{ key: 'home', result: 1 }],
      reason: 'The referee’s report',
    });
    expect(await bets()).toMatchObject({ open: [], today: [{ bets: 1, stakes: '10.00' }] });
  });

  test('are shared for 15 seconds, and a day that is over counts for the week only', async () => {
    const player = await ops.bettor();
    await player.place();
    expect((await bets()).today).toHaveLength(1);
    await player.place();
    expect((await bets()).today[0]?.bets).toBe(1);
    at = new Date(at.getTime() + 15_000);
    expect((await bets()).today[0]?.bets).toBe(2);
    at = new Date(at.getTime() + DAY);
    expect(await bets()).toMatchObject({ today: [], week: [{ bets: 2 }] });
    at = new Date(at.getTime() + 6 * DAY);
    expect(await bets()).toMatchObject({ week: [], open: [{ bets: 2 }] });
  });

  test('require the scope results', async () => {
    expect((await as(TOKENS.reviewer, '/ops/dashboard/bets')).statusCode).toBe(403);
    expect((await as(TOKENS.trader, '/ops/dashboard/bets')).statusCode).toBe(200);
  });
});

describe('waiting tasks', () => {
  test('are counted with the time of the oldest', async () => {
    const { playerId } = await ops.inReview();
    await ops.app.db
      .insertInto('identification_requests')
      .values({ player_id: playerId, state: 'pending', data: '{}', submitted_at: at })
      .execute();
    expect(await waiting()).toEqual([
      { kind: 'identification', count: 1, oldestAt: at.getTime() },
      { kind: 'reviews', count: 1, oldestAt: at.getTime() },
      { kind: 'withdrawals', count: 0, oldestAt: null },
      { kind: 'payments', count: 0, oldestAt: null },
      { kind: 'differences', count: 0, oldestAt: null },
      { kind: 'corrections', count: 0, oldestAt: null },
      { kind: 'debts', count: 0, oldestAt: null },
      { kind: 'notices', count: 0, oldestAt: null },
      { kind: 'requests', count: 0, oldestAt: null },
      { kind: 'mails', count: 0, oldestAt: null },
      { kind: 'referrals', count: 0, oldestAt: null },
      { kind: 'postbacks', count: 0, oldestAt: null },
      { kind: 'approvals', count: 0, oldestAt: null },
    ]);
  });

  test('include deposits in review, notices of games, marked referrals and failed postbacks', async () => {
    const { db } = ops.app;
    const [one, other] = [await createTestPlayer(db), await createTestPlayer(db)];
    const [first, later] = [at, new Date(at.getTime() + 1000)];
    for (const [direction, state] of [
      ['deposit', 'review'],
      ['deposit', 'succeeded'],
      ['withdrawal', 'review'],
    ])
      await sql`
        insert into payments (id, player_id, account_id, site_id, direction, method_id, method_name, method_icon, provider,
          iso, amount, state, fields, created_at)
        values (md5(random()::text), ${one.playerId}, ${one.accountId}, 'house', ${direction}, 'card', '{"en": "Card"}',
          'card', 'sandbox', 'EUR', 100, ${state}, '{}', ${first})`.execute(db);
    await sql`
      insert into game_notices (kind, maker_id, detail, at, answered_at)
      values ('makerClock', 'sandbox', '', ${first}, ${first}), ('makerClock', 'sandbox', '', ${later}, null)`.execute(
      db,
    );
    await sql`
      insert into referrals (friend_id, referrer_id, site_id, source, state, registered_at, qualified_at, mark)
      values (${one.playerId}, ${other.playerId}, 'house', 'link', 'held', ${first}, ${later}, 'device'),
        (${other.playerId}, ${one.playerId}, 'house', 'link', 'held', ${first}, ${later}, null)`.execute(db);
    await sql`
      with partner as (
        insert into postback_addresses (site_id, mark, value, address, events, is_on, since)
        values ('house', 'refererid', 'p1', 'https://partner.test', '{deposit}', true, ${first}) returning id
      )
      insert into postbacks (address_id, player_id, event, cause, event_id, at, state, next_at, ends_at, ended_at)
      select id, ${one.playerId}, 'deposit', s.state, gen_random_uuid(), ${first}::timestamptz, s.state,
        ${first}::timestamptz, ${first}::timestamptz, ${later}::timestamptz
      from partner, (values ('failed'), ('sent')) s (state)`.execute(db);
    const found = (await waiting()).filter(({ count }) => count !== 0);
    expect(found).toEqual([
      { kind: 'payments', count: 1, oldestAt: first.getTime() },
      { kind: 'notices', count: 1, oldestAt: later.getTime() },
      { kind: 'referrals', count: 1, oldestAt: later.getTime() },
      { kind: 'postbacks', count: 1, oldestAt: later.getTime() },
    ]);
  });

  test('are those that the operator’s scopes cover', async () => {
    const { waiting: own } = (await as(TOKENS.reviewer, '/ops/dashboard/waiting')).json();
    expect(own.map(({ kind }: WaitingFigure) => kind)).toEqual(['reviews']);
  });

  test('that can’t be counted are null, and the others stay', async () => {
    await ops.app.db.schema.alterTable('debts').renameTo('debts_away').execute();
    const counts = Object.fromEntries((await waiting()).map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({ debts: null, reviews: 0, mails: 0 });
  });
});

test('the health of the feed names sources, and the age and matches of each producer', async () => {
  const health = (await ops.call('GET', '/ops/dashboard/feed')).json<FeedHealth>();
  expect(health).toEqual({
    isCurrent: true,
    isLeading: true,
    sources: ['a few matches'],
    producers: [
      { name: 'live', isUp: false, aliveAt: null, matches: 0 },
      { name: 'line', isUp: true, aliveAt: at.getTime(), matches: 4 },
    ],
  });
});

test('a failed read of shared figures isn’t stored', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(2)];
  const read = reused(
    () => answers.shift() ?? Promise.resolve(3),
    1000,
    () => 0,
  );
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
  expect(await read()).toBe(2);
});
