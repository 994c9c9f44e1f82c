import type { CouponPlacement } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedSink, FeedSource } from '../feed/index.ts';
import { createTestApp, type TestApp, type TestClient } from '../testing/app.ts';
import { legOn, PRICES } from '../testing/actionsWorld.ts';
import { testMarket, testMatch } from '../testing/book.ts';
import { testPlacement } from '../testing/placement.ts';

const TOKEN = 'operator-token-of-tests';
const OPERATOR = { authorization: `Bearer ${TOKEN}` };

let app: TestApp;
let sink: FeedSink;
const source: FeedSource = {
  name: 'one match',
  start(given) {
    sink = given;
    sink.alive('line');
    sink.match(testMatch(1));
    sink.markets([testMarket(1, PRICES)]);
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

beforeAll(async () => {
  app = await createTestApp({ sources: [source] });
});
afterAll(() => app.close());

const call = (method: string, url: string, body?: object) => app.client().call(method, url, body, OPERATOR);

const form = (url: string, fields: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:4401',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

let keys = 0;

async function bettor(amount = '5000.00') {
  const client = app.client();
  const { accountId } = await client.register();
  const header = { 'idempotency-key': `ops-key-${(keys += 1)}` };
  await client.call('POST', '/web-api/cashier/demo-credit', { accountId, amount }, header);
  return { client, accountId };
}

async function place(client: TestClient, accountId: string, changes: Partial<CouponPlacement> = {}) {
  const body = testPlacement(accountId, { bets: [legOn(1)], ...changes });
  const header = { 'idempotency-key': `ops-key-${(keys += 1)}` };
  const answer = await client.call('POST', '/web-api/coupons', body, header);
  return answer.json<{ coupon: { id: string; state: string } }>().coupon;
}

const couponOf = async (client: TestClient, id: string) =>
  (await client.call('GET', `/web-api/coupons/${id}`)).json().coupon;
const moneyOf = async (client: TestClient) =>
  (await client.call('GET', '/web-api/accounts')).json().accounts[0];

async function inReview() {
  const { client, accountId } = await bettor();
  const { id, state } = await place(client, accountId, { amount: '3000.00', isVipBet: true });
  expect(state).toBe('review');
  return { client, id };
}

describe('operators’ calls', () => {
  test.each([
    ['GET', '/ops/reviews'],
    ['POST', '/ops/reviews/1'],
    ['POST', '/ops/results'],
    ['POST', '/ops/cancellations'],
    ['GET', '/ops/debts'],
    ['GET', '/ops/outbox'],
    ['POST', '/ops/outbox/1/retry'],
    ['POST', '/ops/feed/advance'],
  ])('%s %s need the token', async (method, url) => {
    const answer = await app.client().call(method, url, {}, { authorization: 'Bearer wrong' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'OPERATOR_TOKEN_NEEDED']);
  });

  test('do not exist on a platform without a token', async () => {
    const without = await createTestApp({ env: { OPERATOR_TOKEN: '' } });
    expect((await without.client().call('GET', '/ops/console')).statusCode).toBe(404);
    expect((await without.client().call('GET', '/ops/reviews', undefined, OPERATOR)).statusCode).toBe(404);
    await without.close();
  });

  test('list a coupon in review with its prices now, and accept it', async () => {
    const { client, id } = await inReview();
    const { reviews } = (await call('GET', '/ops/reviews')).json<{
      reviews: { coupon: { id: string }; coefsNow: string[] }[];
    }>();
    expect(reviews.find(({ coupon }) => coupon.id === id)).toMatchObject({
      coupon: { amount: '3000.00' },
      coefsNow: ['2'],
    });
    expect((await call('POST', `/ops/reviews/${id}`, { kind: 'accepted' })).statusCode).toBe(200);
    expect((await couponOf(client, id)).state).toBe('accepted');
    const again = await call('POST', `/ops/reviews/${id}`, { kind: 'refused' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'NOT_IN_REVIEW']);
  });

  test('offer other terms, which the player sees with their end', async () => {
    const { client, id } = await inReview();
    const bets = [{ selectionId: '1.match-result:home', coef: '1.9' }];
    await call('POST', `/ops/reviews/${id}`, { kind: 'offer', amount: '2500.00', bets, seconds: 60 });
    const coupon = await couponOf(client, id);
    expect(coupon).toMatchObject({ state: 'needsConfirm', offer: { amount: '2500.00', bets } });
    expect(await moneyOf(client)).toMatchObject({ money: '5000.00', held: '0.00' });
  });

  test('publish results and cancellations, and say how many coupons they changed', async () => {
    const { client, accountId } = await bettor('100.00');
    const { id } = await place(client, accountId);
    const results = [
      { key: 'home', result: 0 },
      { key: 'draw', result: 0 },
      { key: 'away', result: 1 },
    ];
    const published = await call('POST', '/ops/results', {
      marketId: '1.match-result',
      results,
      reason: 'The referee’s report',
    });
    expect(published.json().coupons).toBeGreaterThan(0);
    expect(await couponOf(client, id)).toMatchObject({ state: 'settled', outcome: 'lost' });
    await call('POST', '/ops/cancellations', { marketId: '1.match-result', reason: 'A wrong price' });
    expect(await couponOf(client, id)).toMatchObject({ outcome: 'returned', payout: '10.00' });
    expect((await moneyOf(client)).money).toBe('100.00');
    expect((await call('GET', '/ops/debts')).json()).toEqual({ debts: [] });
    expect((await call('POST', '/ops/debts/1/collect')).json().code).toBe('DEBT_NOT_FOUND');
  });

  test.each([
    ['a result that is none', { marketId: '1.a', results: [{ key: 'a', result: 9 }], reason: 'Because' }],
    ['no reason', { marketId: '1.a', results: [{ key: 'a', result: 1 }] }],
  ])('refuse %s', async (_, body) => {
    expect((await call('POST', '/ops/results', body)).statusCode).toBe(400);
  });
});

describe('the console', () => {
  test('asks for the token, and shows nothing with a wrong one', async () => {
    const page = await app.client().call('GET', '/ops/console');
    expect(page.body).toContain('type="password"');
    const wrong = await form('/ops/console', { token: 'wrong' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).not.toContain('Stakes above');
  });

  test('answers a review by plain forms, without a script, and is never kept', async () => {
    const { client, id } = await inReview();
    const page = await form('/ops/console', { token: TOKEN });
    expect(page.body).toContain(`Coupon ${id}`);
    expect(page.body).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('no-store');
    const offer = { kind: 'offer', amount: '2500.00', seconds: '60', 'coef 1.match-result:home': '1.95' };
    const answered = await form('/ops/console/answer', { token: TOKEN, couponId: id, ...offer });
    expect(answered.body).toContain('your offer is with the player');
    expect((await couponOf(client, id)).offer).toMatchObject({
      amount: '2500.00',
      bets: [{ coef: '1.95' }],
    });
    const late = await form('/ops/console/answer', { token: TOKEN, couponId: id, kind: 'accepted' });
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('waits for no answer')]);
  });

  test('takes no answer without the token, nor from another site’s page', async () => {
    const { client, id } = await inReview();
    expect((await form('/ops/console/answer', { couponId: id, kind: 'accepted' })).statusCode).toBe(401);
    const foreign = await app.app.inject({
      method: 'POST',
      url: '/ops/console/answer',
      headers: {
        host: 'localhost:4401',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ token: TOKEN, couponId: id, kind: 'accepted' }).toString(),
    });
    expect(foreign.statusCode).toBe(403);
    expect((await couponOf(client, id)).state).toBe('review');
  });
});
