import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createOpsApp, OPERATOR, OPERATOR_TOKEN, type OpsApp } from '../../testing/opsApp.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

describe('operators’ calls', () => {
  test.each([
    ['GET', '/ops/reviews'],
    ['POST', '/ops/reviews/1'],
    ['POST', '/ops/results'],
    ['POST', '/ops/cancellations'],
    ['POST', '/ops/cancellations/1/lift'],
    ['GET', '/ops/debts'],
    ['GET', '/ops/outbox'],
    ['POST', '/ops/outbox/1/retry'],
    ['POST', '/ops/feed/advance'],
    ['POST', '/ops/clock/advance'],
  ])('%s %s require an operator', async (method, url) => {
    const answer = await ops.app.client().call(method, url, {}, { authorization: 'Bearer wrong' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'OPERATOR_SIGN_IN_NEEDED']);
  });

  test('are refused to an address after too many wrong tokens, for all processes together', async () => {
    const database = await createTestDatabase();
    const env = { SIGN_IN_ATTEMPTS: '5', TRUST_PROXY: '1' };
    const [first, second] = [
      await createTestApp({ env, database }),
      await createTestApp({ env, database }),
    ] as const;
    const from = (address: string, token: string) => ({
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
    });
    const call = async (process: TestApp, headers: Record<string, string>) =>
      (await process.client().call('GET', '/ops/me', undefined, headers)).statusCode;
    const guesses = Array.from({ length: 50 }, (_, guess) =>
      call(guess % 2 === 0 ? first : second, from('198.51.100.1', `guess number ${guess}`)),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect(await call(second, from('198.51.100.1', OPERATOR_TOKEN))).toBe(429);
    expect(await call(second, from('198.51.100.2', OPERATOR_TOKEN))).toBe(200);
    await first.close();
    await second.close();
    await database.close();
  });

  test('exist only on the operators’ host, if there is one', async () => {
    const env = { OPERATOR_HOST: 'ops.example.com' };
    const app = await createTestApp({ env });
    const statusAt = async (host: string, path: string) =>
      (await app.client(host).call('GET', path, undefined, OPERATOR)).statusCode;
    expect(await statusAt('ops.example.com', '/ops/me')).toBe(200);
    expect(await statusAt('touchline.localhost', '/ops/me')).toBe(404);
    expect(await statusAt('touchline.localhost', '/ops/console')).toBe(404);
    await app.close();
  });

  test('aren’t reached by a forwarded host', async () => {
    const env = { OPERATOR_HOST: 'ops.example.com', TRUST_PROXY: '1' };
    const app = await createTestApp({ env });
    const client = app.client('localhost', { 'x-forwarded-host': 'ops.example.com' });
    expect((await client.call('GET', '/ops/me', undefined, OPERATOR)).statusCode).toBe(404);
    await app.close();
  });

  test('list a coupon in review with its current prices, and accept it', async () => {
    const { id, coupon: found } = await ops.inReview();
    const { reviews } = (await ops.call('GET', '/ops/reviews')).json<{
      reviews: { coupon: { id: string }; coefsNow: string[] }[];
    }>();
    expect(reviews.find(({ coupon }) => coupon.id === id)).toMatchObject({
      coupon: { amount: '3000.00' },
      coefsNow: ['2'],
    });
    expect((await ops.call('POST', `/ops/reviews/${id}`, { kind: 'accepted' })).statusCode).toBe(200);
    expect((await found(id)).state).toBe('accepted');
    const again = await ops.call('POST', `/ops/reviews/${id}`, { kind: 'refused' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'NOT_IN_REVIEW']);
  });

  test('offer other terms, which the player sees with their end', async () => {
    const { id, coupon, account } = await ops.inReview();
    const bets = [{ selectionId: '1.match-result:home', coef: '1.9' }];
    await ops.call('POST', `/ops/reviews/${id}`, { kind: 'offer', amount: '2500.00', bets, seconds: 60 });
    expect(await coupon(id)).toMatchObject({ state: 'needsConfirm', offer: { amount: '2500.00', bets } });
    expect(await account()).toMatchObject({ money: '5000.00', held: '0.00' });
  });

  test('publish results and cancellations, and report how many coupons they changed', async () => {
    const { place, coupon, account } = await ops.bettor('100.00');
    const { id } = await place();
    const results = [
      { key: 'home', result: 0 },
      { key: 'draw', result: 0 },
      { key: 'away', result: 1 },
    ];
    const published = await ops.call('POST', '/ops/results', {
      marketId: '1.match-result',
      results,
      reason: 'The referee’s report',
    });
    expect(published.json().coupons).toBeGreaterThan(0);
    expect(await coupon(id)).toMatchObject({ state: 'settled', outcome: 'lost' });
    const cancelled = await ops.call('POST', '/ops/cancellations', {
      marketId: '1.match-result',
      reason: 'A wrong price',
    });
    expect(await coupon(id)).toMatchObject({ outcome: 'returned', payout: '10.00' });
    expect((await account()).money).toBe('100.00');
    const { eventId } = cancelled.json();
    const lifted = await ops.call('POST', `/ops/cancellations/${eventId}/lift`, { reason: 'It was right' });
    expect(lifted.json().coupons).toBeGreaterThan(0);
    expect(await coupon(id)).toMatchObject({ outcome: 'lost' });
    expect((await account()).money).toBe('90.00');
    expect((await ops.call('GET', '/ops/cancellations?marketId=1.match-result')).json()).toMatchObject({
      cancellations: [{ eventId, reason: 'A wrong price', lifted: { reason: 'It was right' } }],
    });
    expect((await ops.call('GET', '/ops/debts')).json()).toEqual({ debts: [] });
    expect((await ops.call('POST', '/ops/debts/1/collect')).json().code).toBe('DEBT_NOT_FOUND');
  });

  test.each([
    ['a result that is none', { marketId: '1.a', results: [{ key: 'a', result: 9 }], reason: 'Because' }],
    ['no reason', { marketId: '1.a', results: [{ key: 'a', result: 1 }] }],
  ])('refuse %s', async (_, body) => {
    expect((await ops.call('POST', '/ops/results', body)).statusCode).toBe(400);
  });
});
