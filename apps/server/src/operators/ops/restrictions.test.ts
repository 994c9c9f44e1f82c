import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

const operate = (playerId: bigint | string, what: 'limits' | 'blocks', body: object) =>
  ops.call('POST', `/ops/players/${playerId}/${what}`, body);

/** Creates a player with 100.00, whose `bet` returns the refusal of a bet. */
async function bettor() {
  const { playerId, place } = await ops.bettor('100.00');
  return { playerId, bet: async (amount: string) => (await place({ amount })).refusal };
}

describe('an operator', () => {
  test('sets a money limit, which another one of its type replaces', async () => {
    const { playerId, bet } = await bettor();
    await operate(playerId, 'limits', { type: 1, amount: '6.00', iso: 'EUR' });
    expect(await bet('6.01')).toMatchObject({ code: 'LIMIT_WAGER', limit: '6.00' });
    await operate(playerId, 'limits', { type: 1, amount: '5.00', iso: 'EUR' });
    expect(await bet('5.01')).toMatchObject({ code: 'LIMIT_WAGER', limit: '5.00' });
    expect(await bet('4.01')).toBeUndefined();
    expect(await bet('1.00')).toMatchObject({ code: 'LIMIT_WAGER', limit: '0.99' });
  });

  test.each([
    [
      { type: 1, amount: '5.00', iso: 'EUR' },
      { type: 1, amount: '5.01', iso: 'EUR' },
    ],
    [
      { type: 1, amount: '5.00', iso: 'EUR' },
      { type: 1, amount: '1.00', iso: 'USD' },
    ],
    [
      { type: 31, hours: 1 },
      { type: 31, hours: 2 },
    ],
    [
      { type: 30, days: 7 },
      { type: 30, days: 6 },
    ],
  ])('can’t loosen %j by %j', async (own, more) => {
    const { playerId } = await bettor();
    await operate(playerId, 'limits', own);
    expect((await operate(playerId, 'limits', more)).json().code).toBe('LIMIT_LOOSER');
    const { value } = await ops.app.db
      .selectFrom('limits')
      .select('value')
      .where('player_id', '=', playerId)
      .where('state', '=', 'ACTIVE')
      .executeTakeFirstOrThrow();
    expect(Number(value)).toBe({ 1: 500, 30: 7, 31: 1 }[own.type]);
  });

  test('sets a timeout, and bets are refused', async () => {
    const { playerId, bet } = await bettor();
    expect((await operate(playerId, 'limits', { type: 33, days: 1 })).statusCode).toBe(200);
    expect(await bet('1.00')).toMatchObject({ code: 'TIMEOUT_ACTIVE' });
  });

  test.each([
    ['an exclusion', 'limits', { type: 30, days: 7 }],
    ['a limit of the session that is used up', 'limits', { type: 31, hours: 0 }],
    ['a ban', 'blocks', { banLevel: 45 }],
  ] as const)('ends the sessions by %s', async (_name, what, body) => {
    const { client, playerId } = await ops.bettor('100.00');
    expect((await operate(playerId, what, body)).statusCode).toBe(200);
    await ops.app.limits.endUsedUp();
    expect((await client.call('GET', '/web-api/accounts')).statusCode).toBe(401);
  });

  test('sets blocks one by one and removes them again', async () => {
    const { playerId, bet } = await bettor();
    await operate(playerId, 'blocks', { blockReason: 1 });
    await operate(playerId, 'blocks', { isVerificationRequired: true });
    expect(await bet('1.00')).toMatchObject({ code: 'BETTING_CLOSED' });
    await operate(playerId, 'blocks', { blockReason: null });
    expect(await bet('1.00')).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await operate(playerId, 'blocks', { isVerificationRequired: false, disallowedLineSports: [1] });
    expect(await bet('1.00')).toMatchObject({ code: 'SPORT_DISALLOWED' });
    await operate(playerId, 'blocks', { disallowedLineSports: [] });
    expect(await bet('1.00')).toBeUndefined();
  });

  test.each([
    [{ type: 1, amount: '5.00' }, 400, 'BAD_LIMIT'],
    [{ type: 1, amount: '5.001', iso: 'EUR' }, 400, 'BAD_LIMIT'],
    [{ type: 31, days: 1 }, 400, 'BAD_LIMIT'],
    [{ type: 33, hours: 1 }, 400, 'BAD_LIMIT'],
    [{ type: 32, days: 1 }, 400, 'BAD_LIMIT'],
    [{ type: 34, days: 1 }, 400, 'INVALID_REQUEST'],
  ])('gets the fault of %j', async (limit, status, code) => {
    const { playerId } = await bettor();
    const answer = await operate(playerId, 'limits', limit);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('gets 404 for an unknown player, and needs the token', async () => {
    for (const id of ['987654321', 'x']) {
      expect((await operate(id, 'blocks', { banLevel: 1 })).json().code).toBe('PLAYER_NOT_FOUND');
    }
    const answer = await ops.app
      .client()
      .call('POST', '/ops/players/1/blocks', {}, { authorization: 'Bearer wrong' });
    expect(answer.statusCode).toBe(401);
  });
});
