import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BANK, createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox());
});
afterAll(async () => {
  await expectSoundLedger(world.app.db, { isMadeUp: true });
  await world.close();
});

const ANNA = 'Bearer token-of-anna-0123456789';
const DORA = 'Bearer token-of-dora-0123456789';
const BORIS = 'Bearer token-of-boris-0123456789';

const decide = (id: string, decision: string, body: object, token = ANNA) =>
  world.operate('POST', `/ops/withdrawals/${id}/${decision}`, body, token);
const review = async (id: string, token = ANNA) =>
  (await world.operate('GET', `/ops/withdrawals/${id}`, undefined, token)).json();

/** A withdrawal that waits for an operator. */
async function waiting(amount = '200.00', options: { isOpen?: boolean; isVerified?: boolean } = {}) {
  const player = await world.player({ isVerified: false, ...options });
  await player.deposit('350.00');
  const { id } = await player.begin({ amount, instrumentId: await player.instrument('card-payout') });
  await world.doDue();
  return { ...player, id };
}

describe('a withdrawal that fails the rules', () => {
  test('waits for an operator, with its plan and the source of its money', async () => {
    const { id, state } = await waiting();
    const shown = await state(id);
    expect(shown).toMatchObject({ state: 'review', outcome: 'pending' });
    expect(shown.reviewEndsAt).toBe(shown.createdAt + 24 * 3600);
    const { withdrawals } = (await world.operate('GET', '/ops/withdrawals', undefined, ANNA)).json();
    expect(withdrawals.at(-1)).toMatchObject({ id, amount: '200.00', doubts: ['unverified'], firstBy: null });
    expect(await review(id)).toMatchObject({
      legs: [{ requisite: '•••• 4242', paidIn: '350.00', amount: '200.00' }],
      source: { deposited: '350.00', won: '0.00', turnover: 0 },
      balance: '150.00',
      debt: '0.00',
      needsSecond: false,
      mayApprove: true,
    });
  });

  test('isn’t decided as a deposit', async () => {
    const { id, state, money } = await waiting();
    const reason = 'Opened from the list of payments';
    for (const decision of ['credit', 'send-back']) {
      const answer = await world.operate('POST', `/ops/payments/${id}/${decision}`, { reason }, DORA);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_NOT_IN_REVIEW']);
    }
    expect((await state(id)).state).toBe('review');
    expect(await money()).toBe('150.00');
    const list = async (query: string): Promise<{ id: string; direction: string }[]> =>
      (await world.operate('GET', `/ops/payments?${query}`, undefined, DORA)).json().payments;
    expect((await list('state=review')).map((payment) => payment.id)).not.toContain(id);
    expect((await list('')).find((payment) => payment.id === id)).toMatchObject({ direction: 'withdrawal' });
  });

  test('is approved by an operator with a reason, once, and sent', async () => {
    const { id, state } = await waiting();
    expect((await decide(id, 'approve', { reason: 'because' })).statusCode).toBe(400);
    expect((await decide(id, 'approve', { reason: 'checked', note: 'Called the player.' })).statusCode).toBe(
      200,
    );
    expect((await decide(id, 'approve', { reason: 'checked' })).json().code).toBe('WITHDRAWAL_NOT_IN_REVIEW');
    await world.doDue();
    await world.advance(5);
    expect((await state(id)).state).toBe('paid');
    expect((await review(id)).decisions).toMatchObject([
      { operator: 'anna', decision: 'seconded', reason: 'checked', note: 'Called the player.' },
    ]);
    const log = await world.app.db
      .selectFrom('operator_actions')
      .select(['action', 'operator', 'reason'])
      .where('subject', '=', `payment:${id}`)
      .execute();
    expect(log).toEqual([{ action: 'withdrawal.approve', operator: 'anna', reason: 'checked' }]);
  });

  test('is refused with a reason that the player sees, and the money is back', async () => {
    const { id, state, money } = await waiting();
    expect((await decide(id, 'refuse', { reason: 'name' })).statusCode).toBe(200);
    expect(await state(id)).toMatchObject({ state: 'refused', outcome: 'fail', reason: 'name' });
    expect(await money()).toBe('350.00');
    expect(await world.bookedFor(id)).toEqual({});
  });

  test('waits for documents that the player sees, and is decided afterwards', async () => {
    const { id, state } = await waiting();
    const asked = await decide(id, 'documents', { documents: ['address', 'funds'] });
    expect(asked.statusCode).toBe(200);
    expect(await state(id)).toMatchObject({ state: 'review', needs: ['address', 'funds'] });
    const listed = await world.operate('GET', '/ops/withdrawals?list=documents', undefined, ANNA);
    expect(listed.json().withdrawals.map((one: { id: string }) => one.id)).toContain(id);
    expect((await decide(id, 'approve', { reason: 'documents' })).statusCode).toBe(200);
    expect((await state(id)).needs).toBeUndefined();
  });

  test('is cancelled by an operator for a wrong account', async () => {
    const { id, state, money } = await waiting();
    expect((await decide(id, 'cancel', { reason: 'instrument' })).statusCode).toBe(200);
    expect(await state(id)).toMatchObject({ state: 'cancelled', outcome: 'cancel' });
    expect(await money()).toBe('350.00');
  });

  test('is decided once by two operators at the same time', async () => {
    const { id, state, money } = await waiting();
    const answers = await Promise.all([
      decide(id, 'approve', { reason: 'checked' }),
      decide(id, 'refuse', { reason: 'name' }, BORIS),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const isApproved = answers[0]?.statusCode === 200;
    expect((await state(id)).state).toBe(isApproved ? 'approved' : 'refused');
    expect(await money()).toBe(isApproved ? '150.00' : '350.00');
  });

  test('can’t be seen without the scope', async () => {
    const answer = await world.operate(
      'GET',
      '/ops/withdrawals',
      undefined,
      'Bearer token-of-carl-0123456789',
    );
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'OUT_OF_SCOPE']);
  });
});

describe('above the site’s amount', () => {
  test('two different operators approve', async () => {
    const { win, begin, state, confirm: _, ...player } = await world.player();
    await win(1_200_000n);
    const { id } = await begin({ amount: '12000.00', ...BANK });
    expect(await player.money()).toBe('0.00');
    await world.doDue();
    expect(await review(id)).toMatchObject({
      needsSecond: true,
      mayApprove: true,
      doubts: ['amount', 'new-instrument'],
    });
    expect((await decide(id, 'approve', { reason: 'checked' })).statusCode).toBe(200);
    expect((await state(id)).state).toBe('review');
    expect((await review(id)).mayApprove).toBe(false);
    expect((await decide(id, 'approve', { reason: 'checked' })).json().code).toBe('SECOND_OPERATOR_NEEDED');
    expect((await review(id, BORIS)).mayApprove).toBe(true);
    expect((await decide(id, 'approve', { reason: 'called' }, BORIS)).statusCode).toBe(200);
    expect((await state(id)).state).toBe('approved');
  });

  test('slices of one player in a day need two operators like the whole', async () => {
    const { win, begin, state } = await world.player();
    await win(1_200_000n);
    const first = await begin({ amount: '6000.00', ...BANK });
    await world.doDue();
    expect(await review(first.id)).toMatchObject({
      needsSecond: false,
      daySum: '6000.00',
      secondAbove: '10000.00',
    });
    const second = await begin({ amount: '6000.00', ...BANK });
    await world.doDue();
    for (const { id } of [first, second]) {
      expect(await review(id)).toMatchObject({ needsSecond: true, daySum: '12000.00' });
      expect((await decide(id, 'approve', { reason: 'checked' })).statusCode).toBe(200);
      expect((await state(id)).state).toBe('review');
    }
    expect((await decide(second.id, 'refuse', { reason: 'rules' }, BORIS)).statusCode).toBe(200);
    // Without the other slice one operator is enough.
    expect((await decide(first.id, 'approve', { reason: 'checked' })).statusCode).toBe(200);
    expect((await state(first.id)).state).toBe('approved');
  });

  test('two parallel first approvals of one operator don’t make two', async () => {
    const { win, begin, state } = await world.player();
    await win(1_200_000n);
    const { id } = await begin({ amount: '12000.00', ...BANK });
    await world.doDue();
    const answers = await Promise.all([
      decide(id, 'approve', { reason: 'checked' }),
      decide(id, 'approve', { reason: 'checked' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await state(id)).state).toBe('review');
  });
});

describe('a player cancels', () => {
  test('never by default', async () => {
    const { id, cancel, state } = await waiting();
    expect((await state(id)).actions).toEqual([]);
    expect((await cancel(id)).json().code).toBe('NOT_CANCELLABLE');
  });

  test('until the approval where the site allows it, and has the money back', async () => {
    const player = await world.player({ isOpen: true, isVerified: false });
    await player.win(50_000n);
    const { id } = await player.begin({ amount: '200.00', ...BANK });
    await world.doDue();
    expect(await player.state(id)).toMatchObject({ state: 'review', actions: ['cancel'] });
    expect((await player.cancel(id)).json().payment).toMatchObject({ state: 'cancelled', actions: [] });
    expect(await player.money()).toBe('500.00');
    expect((await player.cancel(id)).statusCode).toBe(409);
  });

  test('never in Britain, whatever the site allows', async () => {
    const player = await world.player({ isOpen: true });
    await player.win(50_000n);
    await world.app.db
      .updateTable('player_profiles')
      .set({ country_code: 'gb' })
      .where('player_id', '=', player.playerId)
      .execute();
    const { id } = await player.begin({ amount: '200.00', ...BANK });
    expect((await player.cancel(id)).json().code).toBe('NOT_CANCELLABLE');
  });
});
