import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox());
});
afterAll(async () => {
  await expectSoundLedger(world.app.db, { isMadeUp: true });
  await world.close();
});

type Player = Awaited<ReturnType<WithdrawalsWorld['player']>>;

const BASE = '/limit-service-api/api/external/web/v3';

/** Excludes a player by the player's own calls. */
async function exclude({ client }: Player): Promise<void> {
  const asked = await client.call('POST', `${BASE}/limits`, {
    limits: [{ limitType: 30, limitValue: '7', selfExcludeReason: '1' }],
  });
  const answered = await client.call('POST', `${BASE}/testanswers`, {
    tokenGuid: asked.json().tokenGuid,
    answers: [{ questionId: 'exclusion-consequences', answerId: 'understood' }],
  });
  expect(answered.json()).toMatchObject({ success: true });
}

/** The withdrawals of a player with their payments, the oldest first: amount, fee, state. */
async function withdrawalsOf({ playerId }: Player) {
  const rows = await world.app.db
    .selectFrom('payments')
    .select(['id', 'request_id', 'amount', 'fee', 'state', 'requisite'])
    .where('player_id', '=', playerId)
    .where('direction', '=', 'withdrawal')
    .orderBy('seq')
    .execute();
  return rows
    .filter(({ request_id: of }) => of === null)
    .map(({ id, state, amount }) => ({
      id,
      state,
      amount,
      legs: rows
        .filter(({ request_id: of }) => of === id)
        .map((leg) => [leg.requisite, leg.amount, leg.fee] as const),
    }));
}

async function balanceOf({ accountId }: Player): Promise<bigint> {
  const { balance } = await world.app.db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', BigInt(accountId))
    .executeTakeFirstOrThrow();
  return balance;
}

describe('a self-exclusion', () => {
  test('pays out all free money, sources first, and is paid like every withdrawal', async () => {
    const player = await world.player();
    await player.deposit('100.00');
    await player.deposit('50.00', 'instant');
    await player.win(3_000n);
    await exclude(player);
    expect(await balanceOf(player)).toBe(0n);
    const [made, ...more] = await withdrawalsOf(player);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      amount: 18_000n,
      state: 'held',
      legs: [
        ['•••• 3000', 8_000n, 0n],
        ['•••• 4242', 10_000n, 0n],
      ],
    });
    await world.doDue();
    await world.advance(61);
    await world.doDue();
    expect(await withdrawalsOf(player)).toMatchObject([{ state: 'paid' }]);
    expect(await world.bookedFor(made?.id ?? '')).toEqual({ player: -18_000n, 'psp.sandbox': 18_000n });
  });

  test('ignores the least amount, the step and the fee', async () => {
    const player = await world.player();
    await player.deposit('60.18', 'wallet');
    await player.begin({ amount: '55.00', instrumentId: await player.instrument('wallet-payout') });
    const rest = await balanceOf(player);
    expect(rest).toBeLessThan(1_000n);
    await exclude(player);
    expect(await withdrawalsOf(player)).toMatchObject([
      { amount: 5_500n },
      { amount: rest, legs: [[expect.any(String), rest, 0n]] },
    ]);
  });

  test('lets withdrawals that wait go on', async () => {
    const player = await world.player({ isVerified: false });
    await player.deposit('80.00');
    const { id } = await player.begin({
      amount: '30.00',
      instrumentId: await player.instrument('card-payout'),
    });
    await world.doDue();
    await exclude(player);
    expect(await withdrawalsOf(player)).toMatchObject([
      { id, state: 'review', amount: 3_000n },
      { state: 'held', amount: 5_000n },
    ]);
  });

  test('leaves money that a debt or the law keeps, and money without a destination', async () => {
    const owing = await world.player();
    await owing.deposit('80.00');
    const { id } = await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('player_id', '=', owing.playerId)
      .executeTakeFirstOrThrow();
    await world.app.db
      .insertInto('debts')
      .values({
        account_id: BigInt(owing.accountId),
        coupon_id: null,
        payment_id: id,
        amount: 1_250n,
        open_amount: 1_250n,
        at: new Date(),
      })
      .execute();
    await exclude(owing);
    expect(await balanceOf(owing)).toBe(1_250n);
    const frozen = await world.player();
    await frozen.deposit('80.00');
    await world.app.limits.restrictions.block(String(frozen.playerId), { isFrozen: true });
    await exclude(frozen);
    expect([await balanceOf(frozen), await withdrawalsOf(frozen)]).toEqual([8_000n, []]);
    const homeless = await world.player();
    await homeless.win(4_000n);
    await exclude(homeless);
    expect([await balanceOf(homeless), await withdrawalsOf(homeless)]).toEqual([4_000n, []]);
  });

  test('pays only sources back if every instrument was removed', async () => {
    const player = await world.player();
    await player.deposit('80.00');
    await player.win(2_000n);
    const card = await player.instrument('card-payout');
    const removed = await player.client.call('DELETE', `/web-api/payment-instruments/${card}`);
    expect(removed.statusCode, removed.body).toBe(200);
    await exclude(player);
    expect([await balanceOf(player), await withdrawalsOf(player)]).toMatchObject([
      2_000n,
      [{ amount: 8_000n }],
    ]);
  });

  test('by an operator, and a closed account, pay out too', async () => {
    const excluded = await world.player();
    await excluded.deposit('80.00');
    await world.app.limits.restrictions.limit(String(excluded.playerId), { type: 30, days: 7 });
    expect(await withdrawalsOf(excluded)).toMatchObject([{ amount: 8_000n }]);
    const closing = await world.player();
    await closing.deposit('80.00');
    expect((await closing.client.call('POST', `${BASE}/BlockUser`, { isConfirmed: true })).statusCode).toBe(
      200,
    );
    expect(await withdrawalsOf(closing)).toMatchObject([{ amount: 8_000n }]);
  });

  test('with a withdrawal at the same time pays everything once', async () => {
    const player = await world.player();
    await player.deposit('80.00');
    const wanted = { amount: '50.00', instrumentId: await player.instrument('card-payout') };
    await Promise.all([exclude(player), player.withdraw(wanted)]);
    const made = await withdrawalsOf(player);
    expect(made.reduce((sum, { amount }) => sum + amount, 0n)).toBe(8_000n);
    expect(await balanceOf(player)).toBe(0n);
  });
});
