import type { CouponPlacement } from '@touchline/contract';
import type { FeedSink, FeedSource } from '@touchline/feed/source';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { testPlacement } from '../../testing/placement.ts';

const MATCHES = 40;
let sink: FeedSink | undefined;
let app: TestApp;
let client: TestClient;
let accountId: string;

/** Source of matches that don't change, half of them in play. */
const source: FeedSource = {
  name: 'standing',
  start(into, clock) {
    sink = into;
    const startsAt = Math.floor(clock.now() / 1000) + 3600;
    for (let id = 1; id <= MATCHES; id += 1) {
      const producer = id % 2 === 0 ? 'live' : 'line';
      into.match(testMatch(id, { startsAt, producer, status: producer === 'live' ? 2 : 1 }));
      into.markets([testMarket(id, { home: '2', draw: '3.4', away: '1.85' }, { producer, main: true })]);
    }
    into.alive('line');
    into.alive('live');
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

beforeAll(async () => {
  app = await createTestApp({ sources: [source] });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.client();
  ({ accountId } = await client.register());
  const credit = { accountId, amount: '100.00' };
  await client.call('POST', '/web-api/cashier/demo-credit', credit, { 'idempotency-key': 'demo-credit-1' });
});

const selection = (id: number, key = 'home') => `${id}.match-result:${key}`;

function placement(changes: Partial<CouponPlacement> = {}): CouponPlacement {
  const bets = [{ gameId: 1, marketId: '1.match-result', selectionId: selection(1), coef: '2' }];
  return testPlacement(accountId, { bets, ...changes });
}

describe('multiple singles', () => {
  test('are accepted one by one: some succeed, others fail, and a retry changes nothing', async () => {
    const unknown = { gameId: 99, marketId: '99.match-result', selectionId: selection(99), coef: '2' };
    const items = [
      { key: 'single-key-1', placement: placement({ amount: '60' }) },
      { key: 'single-key-2', placement: placement({ amount: '60' }) },
      { key: 'single-key-3', placement: placement({ typeId: 9, amount: '15' }) },
      { key: 'single-key-4', placement: placement({ bets: [unknown] }) },
      { key: 'single-key-5', placement: placement({ typeId: 1 }) },
      { key: 'single-key-6', placement: placement({ amount: '0.001' }) },
    ];
    const first = await client.call('POST', '/web-api/coupons/singles', { items });
    expect(first.statusCode).toBe(200);
    const { results } = first.json<{ results: object[] }>();
    expect(results).toMatchObject([
      { key: 'single-key-1', coupon: { state: 'accepted' } },
      { key: 'single-key-2', coupon: { state: 'rejected', refusal: { code: 'INSUFFICIENT_FUNDS' } } },
      { key: 'single-key-3', coupon: { state: 'accepted', typeId: 0 } },
      { key: 'single-key-4', coupon: { state: 'rejected', refusal: { code: 'BETTING_CLOSED' } } },
      { key: 'single-key-5', problem: { code: 'COUPON_TYPE' } },
      { key: 'single-key-6', problem: { code: 'INVALID_REQUEST' } },
    ]);
    const again = await client.call('POST', '/web-api/coupons/singles', { items });
    expect(again.json()).toEqual(first.json());
    const { accounts } = (await client.call('GET', '/web-api/accounts')).json<{
      accounts: { money: string }[];
    }>();
    expect(accounts[0]?.money).toBe('25.00');
  });

  test('need a key each, and a new one for another bet', async () => {
    const item = { key: 'shared-key-1', placement: placement() };
    const shared = await client.call('POST', '/web-api/coupons/singles', { items: [item, item] });
    expect(shared.json()).toMatchObject({ code: 'KEY_TWICE' });
    await client.call('POST', '/web-api/coupons/singles', { items: [item] });
    const other = { ...item, placement: placement({ amount: '11' }) };
    const answer = await client.call('POST', '/web-api/coupons/singles', { items: [other] });
    expect(answer.json()).toMatchObject({ results: [{ problem: { code: 'DUPLICATE_KEY_MISMATCH' } }] });
  });
});

describe('a coupon code', () => {
  const coupon = {
    typeId: 2,
    systemValue: 2,
    bets: [
      { selectionId: selection(3), isBanker: true },
      { selectionId: selection(5) },
      { selectionId: selection(7) },
      { selectionId: selection(9) },
    ],
  };

  test('returns the coupon to anyone, at current prices, with missing legs marked', async () => {
    const guest = app.client();
    const saved = await guest.call('POST', '/web-api/coupon-codes', coupon);
    const { code } = saved.json<{ code: string }>();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const same = await client.call('POST', '/web-api/coupon-codes', coupon);
    expect(same.json()).toEqual({ code });

    sink?.markets([testMarket(5, { home: '2.4', draw: '3', away: '1.7' })]);
    sink?.cancel(7);
    sink?.drop(9);
    const loaded = await client.call('GET', `/web-api/coupon-codes/${code.toLowerCase()}`);
    expect(loaded.json()).toMatchObject({
      slip: {
        typeId: 2,
        systemValue: 2,
        bets: [
          { selectionId: selection(3), coef: '2', isBlocked: false, isBanker: true },
          { coef: '2.4', isBlocked: false },
          { isBlocked: true },
          { home: 'Home 9', isBlocked: true },
        ],
      },
    });
    expect(loaded.body).not.toContain('amount');
  });

  test('is not found if unknown, and is refused for unknown legs', async () => {
    expect((await client.call('GET', '/web-api/coupon-codes/NOSUCHCODE')).statusCode).toBe(404);
    const unknown = { typeId: 0, bets: [{ selectionId: selection(99) }] };
    expect((await client.call('POST', '/web-api/coupon-codes', unknown)).statusCode).toBe(422);
  });

  test('can’t be found by guessing', async () => {
    const tries = Array.from({ length: 40 }, (_, index) => `GUESS${index}`);
    const states = await Promise.all(
      tries.map(async (code) => (await client.call('GET', `/web-api/coupon-codes/${code}`)).statusCode),
    );
    expect(states.filter((state) => state === 429).length).toBeGreaterThanOrEqual(10);
  });
});

describe('promo codes of a new player of a demonstration', () => {
  test('can be staked', async () => {
    const { promoCodes } = (await client.call('GET', '/web-api/promo-codes')).json<{
      promoCodes: { code: string; amount: string; iso: string }[];
    }>();
    expect(promoCodes.map(({ amount, iso }) => `${amount} ${iso}`).toSorted()).toEqual([
      '10.00 EUR',
      '5.00 EUR',
    ]);
    const [promo] = promoCodes;
    if (!promo) throw new Error('There is no promo code.');
    const body = placement({ amount: promo.amount, promoCode: promo.code });
    const placed = await client.call('POST', '/web-api/coupons', body, { 'idempotency-key': 'promo-bet-1' });
    expect(placed.json()).toMatchObject({ coupon: { state: 'accepted', promoCode: promo.code } });
    const look = await client.call('GET', `/web-api/promo-codes/${promo.code}`);
    expect(look.json()).toMatchObject({ code: promo.code, state: 'used' });
    expect((await app.client().call('GET', '/web-api/promo-codes')).statusCode).toBe(401);
  });
});

describe('the calls for terms, advance and expresses', () => {
  test('return the bounds of a system, and the state of each leg', async () => {
    const bets = [1, 11, 13, 15].map((id) => ({ selectionId: selection(id) }));
    const answer = await client.call('POST', '/web-api/coupons/terms', {
      typeId: 2,
      systemValue: 3,
      iso: 'EUR',
      bets: [...bets, { selectionId: selection(15, 'away') }, { selectionId: selection(99) }],
    });
    expect(answer.json()).toMatchObject({
      minBetAmount: '0.20',
      maxBetAmount: '2000.00',
      maxPayout: '50000.00',
      systemOptions: [
        { value: 2, offset: 0, combo: 10, minBetAmount: '0.20' },
        { value: 3, combo: 10 },
        { value: 4, combo: 5 },
      ],
      legs: [
        { isBlocked: false, isDepend: false, maxBetAmount: '2000.00' },
        {},
        {},
        { isDepend: true },
        { isDepend: true },
        { isBlocked: true },
      ],
    });
  });

  test('return no maximum for the bonus account, and the coefficient of an anti-express', async () => {
    const asked = { iso: 'EUR', bets: [1, 11].map((id) => ({ selectionId: selection(id) })) };
    const bonus = await client.call('POST', '/web-api/coupons/terms', {
      ...asked,
      typeId: 1,
      isBonusAccount: true,
    });
    expect(bonus.json<{ maxBetAmount?: string }>().maxBetAmount).toBeUndefined();
    const anti = await client.call('POST', '/web-api/coupons/terms', { ...asked, typeId: 6 });
    // The total is 2.4 x 2.4, and 5.76 / 4.76 is 1.2100.
    expect(anti.json()).toMatchObject({ antiExpressCoef: '1.21' });
  });

  test('return the advance of the player’s own account', async () => {
    expect((await client.call('GET', `/web-api/accounts/${accountId}/prepaid`)).json()).toEqual({
      availablePrepaidAmount: '0.00',
    });
    await client.call('POST', '/web-api/coupons', placement(), { 'idempotency-key': 'backing-bet-1' });
    expect((await client.call('GET', `/web-api/accounts/${accountId}/prepaid`)).json()).toEqual({
      availablePrepaidAmount: '5.00',
    });
    expect((await client.call('GET', '/web-api/accounts/1/prepaid')).statusCode).toBe(404);
  });

  test('return the expresses of the day to guests', async () => {
    const answer = await app.client().call('GET', '/web-api/expresses-of-day');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ expresses: object[] }>().expresses).toHaveLength(5);
  });
});
