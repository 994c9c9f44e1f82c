import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legOn } from '../../testing/actionsWorld.ts';
import { createOpsApp, OPERATOR_TOKEN, type OpsApp } from '../../testing/opsApp.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

/** A form of the console, as a browser sends it. */
const form = (url: string, fields: Record<string, string>, site = 'same-origin') =>
  ops.app.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:4401',
      'sec-fetch-site': site,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the console', () => {
  test('asks for the token, and shows nothing with a wrong one', async () => {
    const page = await ops.app.client().call('GET', '/ops/console');
    expect(page.body).toContain('type="password"');
    const wrong = await form('/ops/console', { token: 'wrong' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).not.toContain('Stakes above');
  });

  test('answers a review by plain forms, without a script, and is never kept', async () => {
    const { id, coupon } = await ops.inReview();
    const page = await form('/ops/console', { token: OPERATOR_TOKEN });
    expect(page.body).toContain(`Coupon ${id}`);
    expect(page.body).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('no-store');
    const offer = { kind: 'offer', amount: '2500.00', seconds: '60', 'coef 1.match-result:home': '1.95' };
    const answered = await form('/ops/console/answer', { token: OPERATOR_TOKEN, couponId: id, ...offer });
    expect(answered.body).toContain('your offer is with the player');
    expect((await coupon(id)).offer).toMatchObject({
      amount: '2500.00',
      bets: [{ coef: '1.95' }],
    });
    const late = await form('/ops/console/answer', { token: OPERATOR_TOKEN, couponId: id, kind: 'accepted' });
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('waits for no answer')]);
  });

  test('takes no answer without the token, nor from another site’s page', async () => {
    const { id, coupon } = await ops.inReview();
    expect((await form('/ops/console/answer', { couponId: id, kind: 'accepted' })).statusCode).toBe(401);
    const fields = { token: OPERATOR_TOKEN, couponId: id, kind: 'accepted' };
    const foreign = await form('/ops/console/answer', fields, 'cross-site');
    expect(foreign.statusCode).toBe(403);
    expect((await coupon(id)).state).toBe('review');
  });

  test('says what stands behind a stake: its type, its lines, bankers and blocks', async () => {
    await ops.inReview({
      typeId: 2,
      systemValue: 2,
      amount: '4000.00',
      bets: [1, 2, 3, 4].map((matchId) => ({
        ...legOn(matchId),
        ...(matchId === 1 ? { isBanker: true } : {}),
      })),
    });
    await ops.inReview({
      typeId: 5,
      amountByBlockId: { 2: '50.00' },
      amount: '4000.00',
      bets: [1, 2, 3].map((matchId) => ({ ...legOn(matchId), blockId: Math.min(matchId, 2) })),
    });
    const { body } = await form('/ops/console', { token: OPERATOR_TOKEN });
    expect(body).toContain('System, 2 in a line, 3 lines');
    expect(body).toContain('<td>banker</td>');
    expect(body).toContain('Conditional coupon, block 2 stakes 50.00');
    expect(body).toContain('<td>block 2</td>');
  });
});
