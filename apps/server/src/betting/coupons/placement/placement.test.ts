import type { CouponPlacement } from '@touchline/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLineBook, type WritableLineBook } from '../../feed/lineBook.ts';
import { betsOf } from '../../history/history.store.ts';
import { createTestBook, testMarket, testMatch } from '../../../testing/book.ts';
import { testSite } from '../../../testing/site.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { createTestPlayer, type TestPlayer } from '../../../testing/players.ts';
import { KeyMismatchError } from '../../../kernel/http/keyMismatch.ts';
import { accountsOf } from '../../../ledger/wallet/wallet.store.ts';
import { createCouponJobs, type CouponJobs } from '../couponJobs.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { couponByKey } from '../coupons.store.ts';
import { couponView } from '../couponView.ts';
import { placeCoupon } from './placement.service.ts';

const database = suiteDatabase();
let book: WritableLineBook;
let player: TestPlayer;
let deps: CouponDeps;
let clock: CouponJobs;
let serverTime: number;
let keys = 0;
const notices: { couponId: bigint; balanceChanged: boolean }[] = [];

beforeEach(async () => {
  book = createTestBook();
  serverTime = Date.UTC(2026, 0, 10, 12);
  player = await createTestPlayer(database.db, { money: 10_000n });
  deps = { db: database.db, book, now: () => new Date(serverTime) };
  notices.length = 0;
  clock = createCouponJobs({
    ...deps,
    log: { error: (context: unknown) => expect.fail(JSON.stringify(context)) },
    notify: (_playerId, couponId, balanceChanged) => notices.push({ couponId, balanceChanged }),
  });
  for (const id of [1, 2, 3]) {
    book.sink.match(testMatch(id));
    book.sink.markets([testMarket(id, { home: '2', draw: '3.4', away: '1.85' })]);
  }
});

function bet(matchId: number, key: string, coef: string, market = `${matchId}.match-result`) {
  return { gameId: matchId, marketId: market, selectionId: `${market}:${key}`, coef };
}

function body(changes: Partial<CouponPlacement> = {}): CouponPlacement {
  return testPlacement(player.accountId, { bets: [bet(1, 'home', '2')], ...changes });
}

async function place(changes: Partial<CouponPlacement> = {}, key = `test-key-${(keys += 1)}`) {
  return couponView(
    await placeCoupon(deps, { playerId: player.playerId, key, body: body(changes), site: testSite }),
  );
}

async function stored(id: string) {
  const row = (await betsOf(database.db, player.playerId, {}, { limit: 100 })).find(
    ({ coupon }) => String(coupon.id) === id,
  );
  return row && couponView(row);
}

async function money() {
  const [account] = await accountsOf(database.db, player.playerId);
  return { balance: account?.balance, held: account?.held };
}

/** Sets match 1 in play at 0:0 with the given prices. */
function kickOff(prices: Readonly<Record<string, string>> = { home: '2', draw: '3.4', away: '1.85' }) {
  book.sink.match(testMatch(1, { status: 2, producer: 'live', score: { total: [0, 0], parts: [] } }));
  book.sink.markets([testMarket(1, prices, { producer: 'live' })]);
}

describe('before the match', () => {
  test('accepts a single at once and takes its stake', async () => {
    const coupon = await place();
    expect(coupon).toMatchObject({
      state: 'accepted',
      coef: '2',
      amount: '10.00',
      possiblePayout: '20.00',
      delaySeconds: 0,
    });
    expect(await money()).toEqual({ balance: 9000n, held: 0n });
  });

  test('multiplies the legs of an express and rounds once', async () => {
    const coupon = await place({
      typeId: 1,
      bets: [bet(1, 'home', '2'), bet(2, 'away', '1.85'), bet(3, 'draw', '3.4')],
    });
    expect(coupon).toMatchObject({ state: 'accepted', coef: '12.58', possiblePayout: '125.80' });
  });

  test('accepts a better price by default, and the receipt shows both', async () => {
    book.sink.markets([testMarket(1, { home: '2.1', draw: '3.4', away: '1.85' })]);
    const coupon = await place();
    expect(coupon).toMatchObject({ state: 'accepted', possiblePayout: '21.00' });
    expect(coupon.bets[0]).toMatchObject({ coef: '2.1', shownCoef: '2' });
  });

  test('asks the player about a worse price, moves no money and returns the new price', async () => {
    book.sink.markets([testMarket(1, { home: '1.9', draw: '3.4', away: '1.85' })]);
    const coupon = await place();
    expect(coupon).toMatchObject({
      state: 'needsConfirm',
      refusal: { code: 'ODDS_CHANGED', legs: [{ selectionId: '1.match-result:home', coef: '1.9' }] },
    });
    expect(await money()).toEqual({ balance: 10_000n, held: 0n });
    expect(await place({ bets: [bet(1, 'home', '1.9')] })).toMatchObject({ state: 'accepted' });
  });

  test('accepts only the exact price if the player asked for it', async () => {
    book.sink.markets([testMarket(1, { home: '2.1', draw: '3.4', away: '1.85' })]);
    expect(await place({ exactCoef: true, changeCoefAction: 1 })).toMatchObject({ state: 'needsConfirm' });
  });
});

describe('returns the reason of a refusal', () => {
  test('returns all refused legs together', async () => {
    book.sink.markets([testMarket(1, { home: '2', draw: '3.4', away: '1.85' }, { status: -1 })]);
    book.sink.cancel(2);
    const coupon = await place({
      typeId: 1,
      bets: [bet(1, 'home', '2'), bet(2, 'home', '2'), bet(9, 'home', '2')],
    });
    expect(coupon.state).toBe('rejected');
    expect(coupon.refusal?.legs.map(({ code }) => code)).toEqual([
      'MARKET_SUSPENDED',
      'GAME_FINISHED',
      'BETTING_CLOSED',
    ]);
  });

  test('refuses an express with two legs of one match', async () => {
    const coupon = await place({ typeId: 1, bets: [bet(1, 'home', '2'), bet(1, 'away', '1.85')] });
    expect(coupon.refusal).toMatchObject({ code: 'LEG_DEPENDENT' });
    expect(coupon.refusal?.legs).toHaveLength(2);
  });

  test('refuses an express with a market for singles only', async () => {
    book.sink.markets([testMarket(1, { home: '1.8', away: '3.6' }, { type: 'next-goal' })]);
    const coupon = await place({
      typeId: 1,
      bets: [bet(1, 'home', '1.8', '1.next-goal'), bet(2, 'home', '2')],
    });
    expect(coupon.refusal).toMatchObject({
      code: 'LEG_BANNED_EXPRESS',
      legs: [{ selectionId: '1.next-goal:home' }],
    });
  });

  test.each([
    ['0.10', 'BELOW_MIN', '0.20'],
    ['2000.01', 'ABOVE_MAX', '2000.00'],
    ['100.01', 'INSUFFICIENT_FUNDS', undefined],
  ])('refuses a stake of %s with %s', async (amount, code, limit) => {
    const coupon = await place({ amount });
    expect(coupon.refusal?.code).toBe(code);
    expect(coupon.refusal?.limit).toBe(limit);
    expect(await money()).toEqual({ balance: 10_000n, held: 0n });
  });

  test.each([
    ['more decimals than the currency has', { amount: '10.001' }, 'INVALID_REQUEST'],
    ['a single with two legs', { bets: [bet(1, 'home', '2'), bet(2, 'home', '2')] }, 'COUPON_SHAPE'],
    [
      'one selection twice',
      { typeId: 1 as const, bets: [bet(1, 'home', '2'), bet(1, 'home', '2')] },
      'LEG_TWICE',
    ],
    ['another player’s account', { accountId: '1' }, 'ACCOUNT_NOT_FOUND'],
  ])('rejects %s as an invalid request', async (_, changes, code) => {
    await expect(place(changes)).rejects.toMatchObject({ code });
  });

  test('refuses bets while the producer is silent', async () => {
    const silent = createLineBook({ wall: () => Date.now(), outcome: () => undefined });
    silent.sink.match(testMatch(1));
    silent.sink.markets([testMarket(1, { home: '2' })]);
    deps = { ...deps, book: silent };
    expect(await place()).toMatchObject({ state: 'rejected', refusal: { code: 'MARKET_SUSPENDED' } });
  });
});

describe('an idempotency key', () => {
  test('takes the stake once for 50 copies of a placement, with the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => place({}, 'fifty-copies')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await money()).toEqual({ balance: 9000n, held: 0n });
  });

  test('finds the coupon of a lost answer, and is refused for another body', async () => {
    const coupon = await place({}, 'lost-answer');
    const found = await couponByKey(database.db, player.playerId, 'lost-answer');
    expect(found && couponView(found)).toEqual(coupon);
    await expect(place({ amount: '11.00' }, 'lost-answer')).rejects.toBeInstanceOf(KeyMismatchError);
  });

  test('parallel bets never take more than the balance', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => place({ amount: '30.00' })));
    const states = answers.map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(3);
    expect(await money()).toEqual({ balance: 1000n, held: 0n });
  });
});

describe('in play', () => {
  test('reserves the stake for the delay, then takes it at the price of that moment', async () => {
    kickOff();
    const coupon = await place();
    expect(coupon).toMatchObject({ state: 'pending', delaySeconds: 5, decidesAt: serverTime + 5000 });
    expect(await money()).toEqual({ balance: 9000n, held: 1000n });

    serverTime += 4999;
    await clock.decideDue();
    expect(await stored(coupon.id)).toMatchObject({ state: 'pending' });

    kickOff({ home: '2.2', draw: '3.4', away: '1.85' });
    serverTime += 1;
    await clock.decideDue();
    expect(await stored(coupon.id)).toMatchObject({
      state: 'accepted',
      coef: '2.2',
      possiblePayout: '22.00',
    });
    expect(await money()).toEqual({ balance: 9000n, held: 0n });
    expect(notices).toEqual([{ couponId: BigInt(coupon.id), balanceChanged: true }]);
  });

  test.each([
    ['a worse price asks back', { home: '1.7', draw: '3.4', away: '1.85' }, 'needsConfirm', 'ODDS_CHANGED'],
    ['a vanished price refuses', { draw: '3.4', away: '1.85' }, 'rejected', 'BETTING_CLOSED'],
  ])('%s after the delay and returns the stake', async (_, prices, state, code) => {
    kickOff();
    const key = `delay-${(keys += 1)}`;
    await place({}, key);
    kickOff(prices);
    serverTime += 5000;
    await clock.decideDue();
    const found = await couponByKey(database.db, player.playerId, key);
    expect(found && couponView(found)).toMatchObject({ state, refusal: { code } });
    expect(await money()).toEqual({ balance: 10_000n, held: 0n });
  });

  test('refuses the bet on a goal during the delay if the player asked for that', async () => {
    kickOff();
    const key = `goal-${(keys += 1)}`;
    await place({ exactCoef: true, isDropOnScoreChange: true }, key);
    book.sink.match(testMatch(1, { status: 2, producer: 'live', score: { total: [1, 0], parts: [] } }));
    serverTime += 5000;
    await clock.decideDue();
    const found = await couponByKey(database.db, player.playerId, key);
    expect(found && couponView(found).refusal?.code).toBe('SCORE_CHANGED');
  });

  test('decides a coupon once in several processes', async () => {
    kickOff();
    const coupon = await place();
    serverTime += 5000;
    await Promise.all([clock.decideDue(), clock.decideDue(), clock.decideDue()]);
    expect(await stored(coupon.id)).toMatchObject({ state: 'accepted' });
    expect(await money()).toEqual({ balance: 9000n, held: 0n });
  });
});

describe('results', () => {
  test('pay a won single as shown, once, however often it is settled', async () => {
    const coupon = await place({ bets: [bet(1, 'away', '1.85')] });
    book.sink.match(testMatch(1, { status: 4, score: { total: [0, 2], parts: [] } }));
    book.sink.settle('1.match-result', { home: 0, draw: 0, away: 1 });
    await Promise.all([
      clock.settleMarket('1.match-result'),
      clock.sweep(),
      clock.settleMarket('1.match-result'),
    ]);
    const settled = await stored(coupon.id);
    expect(settled).toMatchObject({ state: 'settled', outcome: 'won', payout: '18.50' });
    expect(settled?.bets[0]).toMatchObject({ statusId: 1, finalScore: { total: [0, 2] } });
    expect(await money()).toEqual({ balance: 10_850n, held: 0n });
  });

  test('settle an express by a lost leg while another is open', async () => {
    const coupon = await place({ typeId: 1, bets: [bet(1, 'home', '2'), bet(2, 'home', '2')] });
    book.sink.settle('1.match-result', { home: 0, draw: 1, away: 0 });
    await clock.settleMarket('1.match-result');
    expect(await stored(coupon.id)).toMatchObject({ state: 'settled', outcome: 'lost', payout: '0.00' });
    expect(notices.at(-1)).toMatchObject({ balanceChanged: true });

    book.sink.settle('2.match-result', { home: 1, draw: 0, away: 0 });
    await clock.settleMarket('2.match-result');
    expect(await stored(coupon.id)).toMatchObject({
      outcome: 'lost',
      bets: [{ statusId: 0 }, { statusId: 1 }],
    });
    expect(await money()).toEqual({ balance: 9000n, held: 0n });
  });

  test('leave a won leg waiting for the other', async () => {
    const coupon = await place({ typeId: 1, bets: [bet(1, 'home', '2'), bet(2, 'home', '2')] });
    book.sink.settle('1.match-result', { home: 1, draw: 0, away: 0 });
    await clock.settleMarket('1.match-result');
    expect(await stored(coupon.id)).toMatchObject({
      state: 'accepted',
      bets: [{ statusId: 1 }, { statusId: -1 }],
    });
    expect(notices.at(-1)).toMatchObject({ balanceChanged: false });
    book.sink.settle('2.match-result', { home: 1, draw: 0, away: 0 });
    await clock.settleMarket('2.match-result');
    expect(await stored(coupon.id)).toMatchObject({ state: 'settled', payout: '40.00' });
  });

  test('return the stake of a cancelled match', async () => {
    const coupon = await place();
    book.sink.cancel(1);
    await clock.settleMarket('1.match-result');
    expect(await stored(coupon.id)).toMatchObject({ state: 'settled', outcome: 'returned', payout: '10.00' });
    expect(await money()).toEqual({ balance: 10_000n, held: 0n });
  });

  test.each([
    [4, 'won', '15.00'],
    [5, 'won', '5.00'],
  ] as const)('pay a part for a half result %i', async (result, outcome, payout) => {
    book.sink.markets([
      testMarket(1, { over: '2', under: '2' }, { type: 'total', id: '1.total.2.25', line: '2.25' }),
    ]);
    const coupon = await place({ bets: [bet(1, 'over', '2', '1.total.2.25')] });
    book.sink.settle('1.total.2.25', { over: result, under: result === 4 ? 5 : 4 });
    await clock.settleMarket('1.total.2.25');
    expect(await stored(coupon.id)).toMatchObject({ state: 'settled', outcome, payout });
  });

  test('are applied by the sweep from the sources if nothing ran when they arrived', async () => {
    const coupon = await place();
    deps = { ...deps, book: { ...book, result: (id) => (id === '1.match-result:home' ? 1 : undefined) } };
    await createCouponJobs({
      ...deps,
      log: { error: () => expect.fail() },
      notify: () => undefined,
    }).sweep();
    expect(await stored(coupon.id)).toMatchObject({ state: 'settled', outcome: 'won', payout: '20.00' });
  });
});
