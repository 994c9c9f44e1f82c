import type { FeedSource } from '@touchline/feed/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { legOn, PRICES } from '../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../testing/book.ts';
import { testPlacement } from '../../testing/placement.ts';

const source: FeedSource = {
  name: 'two matches',
  start(sink) {
    sink.alive('line');
    for (const id of [1, 2]) {
      sink.match(testMatch(id));
      sink.markets([testMarket(id, PRICES)]);
    }
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ sources: [source] });
});
afterAll(() => app.close());

let keys = 0;
const key = () => ({ 'idempotency-key': `calls-key-${(keys += 1)}` });

async function withCoupon(): Promise<{ client: TestClient; path: string }> {
  const client = app.client();
  const { accountId } = await client.register();
  await client.call('POST', '/web-api/cashier/demo-credit', { accountId, amount: '100.00' }, key());
  const body = testPlacement(accountId, { bets: [legOn(1)] });
  const placed = await client.call('POST', '/web-api/coupons', body, key());
  return { client, path: `/web-api/coupons/${placed.json().coupon.id}` };
}

describe('the calls about an accepted coupon match the contract', () => {
  test('sell it', async () => {
    const { client, path } = await withCoupon();
    const quote = await client.call('GET', `${path}/sale`);
    expect(quote.json()).toMatchObject({ availability: 1, amount: '9.50', minPercent: 1, delaySeconds: 0 });
    const sold = await client.call('POST', `${path}/sale`, { percent: 100, amount: '9.50' }, key());
    expect(sold.json().coupon).toMatchObject({ state: 'sold', sales: [{ state: 'done' }] });
    expect((await client.call('GET', `${path}/sale`)).json()).toEqual({
      availability: -2,
      lack: 'OVER',
      delaySeconds: 0,
    });
    const again = await client.call('POST', `${path}/sale`, { percent: 100, amount: '9.50' }, key());
    expect([again.statusCode, again.json().code]).toEqual([409, 'COUPON_NOT_OPEN']);
    const { entries } = (await client.call('GET', await entriesPath(client))).json();
    expect(entries[0]).toMatchObject({ kind: 'sale', amount: '9.50' });
  });

  test('insure it', async () => {
    const { client, path } = await withCoupon();
    const quote = (await client.call('GET', `${path}/insurance?percent=50`)).json();
    expect(quote).toMatchObject({ availability: 1, percent: 50, premium: '2.88', refund: '5.00' });
    const insured = await client.call('POST', `${path}/insurance`, { percent: 50, premium: '2.88' }, key());
    expect(insured.json().coupon.insurance).toEqual({ percent: 50, premium: '2.88', refund: '5.00' });
    expect((await client.call('GET', `${path}/insurance?percent=50`)).json()).toEqual({
      availability: -2,
      lack: 'INSURED',
      percent: 50,
    });
    expect((await client.call('GET', `${path}/insurance?percent=0`)).statusCode).toBe(400);
  });

  test('take a PowerBet', async () => {
    const { client, path } = await withCoupon();
    const { offer } = (await client.call('GET', `${path}/power-bet`)).json();
    expect(offer).toMatchObject({ newCoef: '2.016', extraStake: '10.00', newPossiblePayout: '40.32' });
    const body = { newCoef: offer.newCoef, extraStake: offer.extraStake };
    const taken = await client.call('POST', `${path}/power-bet`, body, key());
    expect(taken.json().coupon).toMatchObject({ coef: '2.016', powerBet: { oldCoef: '2' } });
    expect((await client.call('GET', `${path}/power-bet`)).json()).toEqual({ availability: -2 });
  });

  test('return the history with every filter', async () => {
    const { client } = await withCoupon();
    const ask = async (query: string) =>
      (await client.call('GET', `/web-api/coupons?${query}`)).json<{ coupons: object[] }>().coupons;
    expect(await ask('state=open&typeId=0&sportId=1&from=0&to=9999999999&limit=1')).toHaveLength(1);
    expect(await ask('sportId=2')).toEqual([]);
    expect((await client.call('GET', '/web-api/coupons?before=x')).json().fields).toMatchObject([
      { path: '/before' },
    ]);
  });

  test('return 404 for another player’s coupon', async () => {
    const { path } = await withCoupon();
    const stranger = app.client();
    await stranger.register();
    for (const [method, what, body] of [
      ['GET', 'sale', undefined],
      ['POST', 'sale', { percent: 100, amount: '9.50' }],
      ['POST', 'insurance', { percent: 50, premium: '2.88' }],
      ['POST', 'power-bet', { newCoef: '2.016', extraStake: '10.00' }],
    ] as const) {
      expect((await stranger.call(method, `${path}/${what}`, body, key())).statusCode).toBe(404);
    }
  });

  test.each([
    ['sale', { percent: 100, amount: '9.501' }],
    ['sale', { percent: 100, amount: '0.00' }],
    ['insurance', { percent: 50, premium: '-1.00' }],
    ['power-bet', { newCoef: '0.5', extraStake: '10.00' }],
  ])('return 400 for a %s of %j', async (what, body) => {
    const { client, path } = await withCoupon();
    expect((await client.call('POST', `${path}/${what}`, body, key())).statusCode).toBe(400);
  });

  test.each([
    ['sale', { percent: 100, amount: '92233720368547758.08' }, '/amount'],
    ['sale', { percent: 100, amount: '99999999999999999.00' }, '/amount'],
    ['insurance', { percent: 50, premium: '99999999999999999.00' }, '/premium'],
    ['power-bet', { newCoef: '2.016', extraStake: '99999999999999999.00' }, '/extraStake'],
  ])('return 400 with the field for a %s of %j, which the ledger can’t store', async (what, body, field) => {
    const { client, path } = await withCoupon();
    const answer = await client.call('POST', `${path}/${what}`, body, key());
    expect(answer.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: [{ path: field, code: 'amount' }],
    });
  });

  test('refuse a sale for the largest amount', async () => {
    const { client, path } = await withCoupon();
    const body = { percent: 100, amount: '92233720368547758.07' };
    const sold = await client.call('POST', `${path}/sale`, body, key());
    expect(sold.json().coupon).toMatchObject({ state: 'accepted', sales: [{ state: 'refused' }] });
  });

  test('return 400 for an odds format beyond the range of its column', async () => {
    const client = app.client();
    const { accountId } = await client.register();
    for (const coefViewId of [32_768, 2_147_483_648, -1]) {
      const body = testPlacement(accountId, { bets: [legOn(1)], coefViewId });
      const placed = await client.call('POST', '/web-api/coupons', body, key());
      expect(placed.json()).toMatchObject({ code: 'INVALID_REQUEST', fields: [{ path: '/coefViewId' }] });
    }
  });
});

async function entriesPath(client: TestClient): Promise<string> {
  const { accounts } = (await client.call('GET', '/web-api/accounts')).json();
  return `/web-api/accounts/${accounts[0].id}/entries`;
}
