import type { BetFigures, FeedHealth, WaitingFigure } from '@touchline/contract/operators';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { reused } from './reused.ts';

const DAY = 86_400_000;
const TOKENS = { reviewer: 'token-of-a-reviewer-1234', trader: 'token-of-a-trader-123456' };
const OPERATORS = `rita=reviews:${TOKENS.reviewer},tom=results:${TOKENS.trader}`;

let ops: OpsApp;
let at: Date;
beforeEach(async () => {
  at = new Date('2026-05-16T15:30:00Z');
  ops = await createOpsApp({ now: () => at, env: { OPERATORS } });
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
      { kind: 'differences', count: 0, oldestAt: null },
      { kind: 'corrections', count: 0, oldestAt: null },
      { kind: 'debts', count: 0, oldestAt: null },
      { kind: 'requests', count: 0, oldestAt: null },
      { kind: 'mails', count: 0, oldestAt: null },
      { kind: 'approvals', count: 0, oldestAt: null },
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
