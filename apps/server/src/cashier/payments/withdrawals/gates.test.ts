import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT_TYPE } from '../../../protection/limits/rules/limitTypes.ts';
import { BANK, createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox());
});
afterAll(() => world.close());

const owe = (accountId: string, paymentId: string, cents: bigint) =>
  world.app.db
    .insertInto('debts')
    .values({
      account_id: BigInt(accountId),
      coupon_id: null,
      payment_id: paymentId,
      amount: cents,
      open_amount: cents,
      at: new Date(),
    })
    .execute();

const lastDeposit = async (playerId: bigint): Promise<string> =>
  (
    await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('player_id', '=', playerId)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

const block = (playerId: bigint, values: object) =>
  world.app.db
    .insertInto('player_blocks')
    .values({ player_id: playerId, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute();

describe('what can be withdrawn', () => {
  test('is the balance less open debts', async () => {
    const { deposit, options, accountId, playerId, quote, instrument } = await world.player();
    await deposit('80.00');
    await owe(accountId, await lastDeposit(playerId), 1250n);
    expect(await options()).toMatchObject({ free: '67.50', gates: [{ code: 'DEBT', amount: '12.50' }] });
    const answer = await quote({ amount: '70.00', instrumentId: await instrument('card-payout') });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'DEBT']);
  });

  test('is what has been staked, where the site asks for it', async () => {
    const { deposit, options, win, quote, instrument } = await world.player({ isOpen: true });
    await deposit('22.50');
    await win(18_600n);
    expect(await options()).toMatchObject({
      free: '186.00',
      gates: [{ code: 'TURNOVER', amount: '22.50', toGo: '22.50' }],
    });
    const answer = await quote({ amount: '200.00', instrumentId: await instrument('card-payout') });
    expect(answer.json().code).toBe('TURNOVER');
  });

  test('is only what goes back to its source, while the identity is missing', async () => {
    const { deposit, options, win, quote, instrument, playerId } = await world.player({ isVerified: false });
    await deposit('100.00');
    await win(5_000n);
    await block(playerId, { is_verification_required: true });
    expect(await options()).toMatchObject({
      free: '100.00',
      gates: [{ code: 'VERIFICATION_REQUIRED', amount: '50.00' }],
    });
    const card = await instrument('card-payout');
    expect((await quote({ amount: '120.00', instrumentId: card })).json().code).toBe('VERIFICATION_REQUIRED');
    expect((await quote({ amount: '100.00', instrumentId: card })).statusCode).toBe(200);
  });

  test('names all reasons at once', async () => {
    const { deposit, quote, instrument, playerId, accountId, win } = await world.player({
      isOpen: true,
      isVerified: false,
    });
    await deposit('100.00');
    await win(10_000n);
    await block(playerId, { is_verification_required: true });
    await owe(accountId, await lastDeposit(playerId), 1000n);
    const answer = await quote({ amount: '190.00', instrumentId: await instrument('card-payout') });
    expect(answer.json().fields).toEqual([
      { path: '/amount', code: 'DEBT' },
      { path: '/amount', code: 'TURNOVER' },
    ]);
    const more = await quote({ amount: '90.00', ...BANK });
    expect([more.statusCode, more.json().legs?.length]).toEqual([200, 1]);
  });

  test('is nothing while the law freezes it; no reason is told', async () => {
    const { deposit, options, quote, instrument, playerId, withdraw } = await world.player();
    await deposit('80.00');
    const card = await instrument('card-payout');
    await block(playerId, { is_frozen: true });
    expect(await options()).toMatchObject({ free: '0.00', gates: [{ code: 'FROZEN', amount: '80.00' }] });
    expect((await quote({ amount: '20.00', instrumentId: card })).json().code).toBe('FROZEN');
    expect((await withdraw({ amount: '20.00', instrumentId: card })).statusCode).toBe(403);
  });
});

describe('open in spite of', () => {
  test.each([
    ['a timeout', LIMIT_TYPE.timeout],
    ['a used deposit limit', LIMIT_TYPE.deposit24h],
  ])('%s', async (_, type) => {
    const { deposit, withdraw, instrument, playerId } = await world.player();
    await deposit('80.00');
    const isBreak = type === LIMIT_TYPE.timeout;
    await world.app.db
      .insertInto('limits')
      .values({
        player_id: playerId,
        type,
        value: isBreak ? 7n : 100n,
        iso: isBreak ? null : 'EUR',
        state: 'ACTIVE',
        starts_at: new Date(),
        ends_at: isBreak ? new Date(Date.now() + 7 * 86_400_000) : null,
      })
      .execute();
    const answer = await withdraw({ amount: '20.00', instrumentId: await instrument('card-payout') });
    expect(answer.statusCode).toBe(200);
  });

  test('a ban, and goes to an operator', async () => {
    const { deposit, begin, instrument, playerId, state } = await world.player();
    await deposit('80.00');
    await block(playerId, { ban_level: 45 });
    const { id } = await begin({ amount: '20.00', instrumentId: await instrument('card-payout') });
    await world.doDue();
    expect((await state(id)).state).toBe('review');
  });
});
