import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unrecorded } from '../../../kernel/db/recordChange.ts';
import { askSandbox } from '../../../testing/askSandbox.ts';
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

/** A verified player who has paid in by card, with the id of the card. */
async function depositor(amount = '350.00', options = {}) {
  const player = await world.player(options);
  await player.deposit(amount);
  return { ...player, card: await player.instrument('card-payout') };
}

describe('a withdrawal', () => {
  test('leaves the balance at once, is approved, sent and paid', async () => {
    const { begin, card, money, state } = await depositor();
    const payment = await begin({ amount: '200.00', instrumentId: card });
    expect(payment).toMatchObject({
      direction: 'withdrawal',
      state: 'held',
      outcome: 'pending',
      actions: [],
    });
    expect(payment.legs).toMatchObject([{ requisite: '•••• 4242', amount: '200.00', fee: '0.00' }]);
    expect(await money()).toBe('150.00');
    expect(await world.bookedFor(payment.id)).toEqual({ holds: 20_000n, player: -20_000n });
    await world.doDue();
    expect(await state(payment.id)).toMatchObject({ state: 'sent', outcome: 'pending' });
    expect(await world.bookedFor(payment.id)).toEqual({ payouts: 20_000n, player: -20_000n });
    await world.advance(5);
    expect(await state(payment.id)).toMatchObject({ state: 'paid', outcome: 'success', received: '200.00' });
    expect(await world.bookedFor(payment.id)).toEqual({ player: -20_000n, 'psp.sandbox': 20_000n });
    expect((await state(payment.id)).steps.map((step) => step.state)).toEqual([
      'held',
      'approved',
      'sent',
      'paid',
    ]);
  });

  test('with a fee sends less, and gives the fee back when it bounces', async () => {
    const player = await world.player();
    await player.deposit('60.18', 'wallet');
    const wallet = await player.instrument('wallet-payout');
    const before = await player.money();
    const payment = await player.begin({ amount: '41.18', instrumentId: wallet });
    expect(payment.fee).toBe('1.00');
    await world.doDue();
    expect(await world.bookedFor(payment.id)).toEqual({ fees: 100n, payouts: 4018n, player: -4118n });
    await world.advance(5);
    expect(await player.state(payment.id)).toMatchObject({ state: 'paid', received: '40.18' });
    await world.advance(120);
    expect(await player.state(payment.id)).toMatchObject({
      state: 'returned',
      outcome: 'fail',
      reason: 'account_closed',
      returned: '41.18',
    });
    expect(await player.money()).toBe(before);
    expect(await world.bookedFor(payment.id)).toEqual({});
  });

  test('goes back to its sources first, as the plan shows', async () => {
    const player = await world.player();
    await player.deposit('100.00');
    await player.deposit('50.00', 'instant');
    const bank = await player.instrument('instant-payout');
    const quoted = (await player.quote({ amount: '120.00', instrumentId: bank })).json();
    expect(quoted).toMatchObject({
      fee: '0.00',
      arrives: '120.00',
      needsCode: false,
      legs: [
        { requisite: '•••• 3000', amount: '50.00', back: '50.00' },
        { requisite: '•••• 4242', amount: '70.00', back: '70.00' },
      ],
    });
    const payment = await player.begin({ amount: '120.00', instrumentId: bank });
    expect(payment.legs?.map(({ amount }) => amount)).toEqual(['50.00', '70.00']);
    await world.doDue();
    await world.advance(5);
    expect(await player.state(payment.id)).toMatchObject({ state: 'paid', received: '120.00' });
    const rest = (await player.quote({ amount: '30.00', instrumentId: bank })).json();
    expect(rest.legs).toMatchObject([{ requisite: '•••• 4242', amount: '30.00' }]);
  });

  test('of which a part comes back is paid, and the part is on the balance', async () => {
    const player = await world.player();
    await player.deposit('100.00');
    await player.deposit('100.00', 'instant');
    const bank = await player.instrument('instant-payout');
    const payment = await player.begin({ amount: '150.02', instrumentId: bank });
    await world.doDue();
    await world.advance(5);
    expect((await player.state(payment.id)).state).toBe('sent');
    await world.advance(60);
    expect(await player.state(payment.id)).toMatchObject({
      state: 'paid',
      outcome: 'success',
      returned: '50.02',
      received: '100.00',
    });
    expect(await player.money()).toBe('100.00');
  });

  test('is one for 50 parallel copies of a request', async () => {
    const { quote, send, client, money, card } = await depositor();
    const wanted = { amount: '40.00', instrumentId: card };
    const { quote: shown } = (await quote(wanted)).json();
    const key = world.newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(wanted, shown, key)));
    const ids = new Set(answers.map((answer) => answer.json().payment.id));
    expect([new Set(answers.map(({ statusCode }) => statusCode)), ids.size]).toEqual([new Set([200]), 1]);
    expect(await money()).toBe('310.00');
    const listed = (await client.call('GET', '/web-api/payments?direction=withdrawal')).json().payments;
    expect(listed).toHaveLength(1);
    expect((await send({ ...wanted, amount: '50.00' }, shown, key)).json().code).toBe(
      'DUPLICATE_KEY_MISMATCH',
    );
  });

  test('of two at once that don’t fit both, one is made', async () => {
    const { withdraw, card, money } = await depositor('100.00');
    const wanted = { amount: '80.00', instrumentId: card };
    const answers = await Promise.all([withdraw(wanted), withdraw(wanted)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    expect(await money()).toBe('20.00');
  });

  test('isn’t the plan any more if another withdrawal came between', async () => {
    const player = await world.player();
    await player.deposit('100.00');
    await player.deposit('50.00', 'instant');
    const wanted = { amount: '60.00', instrumentId: await player.instrument('instant-payout') };
    const { quote: shown } = (await player.quote(wanted)).json();
    await player.begin({ amount: '50.00', instrumentId: wanted.instrumentId });
    const answer = await player.send(wanted, shown, world.newKey());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'QUOTE_CHANGED']);
  });

  test.each([
    ['9.99', 400, 'BELOW_MIN'],
    ['-5.00', 400, undefined],
    ['10.001', 400, undefined],
    ['350.01', 403, 'INSUFFICIENT_FUNDS'],
  ])('of %s is refused', async (amount, status, code) => {
    const { quote, card } = await depositor();
    const answer = await quote({ amount, instrumentId: card });
    expect(answer.statusCode).toBe(status);
    if (code !== undefined) expect(answer.json().code).toBe(code);
  });

  test('takes the last remainder, however small', async () => {
    const { begin, card, money } = await depositor('12.00');
    await begin({ amount: '10.00', instrumentId: card });
    await begin({ amount: '2.00', instrumentId: card });
    expect(await money()).toBe('0.00');
  });

  test('of another player isn’t found, nor are its payments apart from it', async () => {
    const { begin, card, state } = await depositor();
    const payment = await begin({ amount: '20.00', instrumentId: card });
    const other = await depositor();
    expect((await other.client.call('GET', `/web-api/payments/${payment.id}`)).statusCode).toBe(404);
    expect((await other.cancel(payment.id)).statusCode).toBe(404);
    const answer = await other.quote({ amount: '20.00', instrumentId: card });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'METHOD_UNAVAILABLE']);
    const leg = await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('request_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect((await state(leg.id)).id).toBe(payment.id);
  });
});

describe('faults of the provider', () => {
  test.each([
    ['30.01', 'returned', 'declined', '350.00'],
    ['30.06', 'paid', undefined, '319.94'],
    ['30.09', 'paid', undefined, '319.91'],
    ['30.19', 'paid', undefined, '319.81'],
  ])('%s ends as %s (%s), with %s on the account', async (amount, expected, reason, left) => {
    const { begin, card, money, state } = await depositor();
    const payment = await begin({ amount, instrumentId: card });
    await world.doDue();
    await world.advance(5);
    const shown = await state(payment.id);
    expect([shown.state, shown.reason, await money()]).toEqual([expected, reason, left]);
  });

  test('an answer that got lost is found by the reference; nothing is sent twice', async () => {
    const { begin, card, state } = await depositor();
    const payment = await begin({ amount: '30.09', instrumentId: card });
    await world.doDue();
    expect((await state(payment.id)).state).toBe('sent');
    await world.doDue();
    await world.advance(65);
    await world.doDue();
    expect((await state(payment.id)).state).toBe('paid');
    expect(await world.bookedFor(payment.id)).toEqual({ player: -3009n, 'psp.sandbox': 3009n });
  });

  test('its player’s look at one that is under way sends nothing more', async () => {
    const { begin, card, state } = await depositor();
    const payment = await begin({ amount: '30.00', instrumentId: card });
    await world.doDue();
    expect((await state(payment.id)).state).toBe('sent');
    const { status } = await askSandbox(world.sandbox, 'GET', `/v1/payouts?merchantRef=${payment.id}`);
    expect(status).toBe(404);
  });

  test('one without call-backs is found by a look-up', async () => {
    const { begin, card, state } = await depositor();
    const payment = await begin({ amount: '30.17', instrumentId: card });
    await world.doDue();
    await world.advance(61);
    await world.doDue();
    expect((await state(payment.id)).state).toBe('paid');
  });

  test('parallel rounds send a payment once', async () => {
    const { begin, card, state } = await depositor();
    const payment = await begin({ amount: '30.00', instrumentId: card });
    await Promise.all([world.doDue(), world.doDue(), world.doDue()]);
    await world.advance(5);
    expect((await state(payment.id)).state).toBe('paid');
    expect((await state(payment.id)).steps.filter((step) => step.state === 'sent')).toHaveLength(1);
  });
});

describe('a one-time code', () => {
  test('is asked for when the account is new, and confirms this withdrawal only', async () => {
    const { quote, send, askCode, confirm, withdraw, money, win } = await depositor();
    await win(10_000n);
    const wanted = { amount: '400.00', ...BANK };
    const quoted = (await quote({ ...wanted })).json();
    expect(quoted).toMatchObject({
      needsCode: true,
      legs: [
        { amount: '50.00', back: '0.00', requisite: '•••• 3000' },
        { amount: '350.00', back: '350.00', requisite: '•••• 4242' },
      ],
    });
    const key = world.newKey();
    expect((await send(wanted, quoted.quote, key)).json().code).toBe('CODE_NEEDED');
    expect((await askCode(wanted, quoted.quote, key)).json()).toMatchObject({ length: 6, channel: 'email' });
    const proof = await confirm(wanted, quoted.quote, key);
    expect((await send(wanted, quoted.quote, world.newKey(), proof)).json().code).toBe('CODE_EXPIRED');
    expect(await money()).toBe('450.00');
    expect((await withdraw(wanted)).statusCode).toBe(200);
  });

  test('with 50 parallel copies of the confirmed request there is one withdrawal', async () => {
    const { quote, send, confirm, money, card } = await depositor('600.00');
    const wanted = { amount: '550.00', instrumentId: card };
    const { quote: shown, needsCode } = (await quote(wanted)).json();
    expect(needsCode).toBe(true);
    const key = world.newKey();
    const proof = await confirm(wanted, shown, key);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(wanted, shown, key, proof)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await money()).toBe('50.00');
  });

  test('names all wrong requisites at once', async () => {
    const { quote } = await depositor();
    const answer = await quote({
      amount: '20.00',
      methodId: 'bank-payout',
      fields: { iban: 'GB82 WEST 1234 5698 7654 33' },
    });
    expect(answer.json().fields).toEqual([
      { path: '/fields/owner', code: 'required' },
      { path: '/fields/iban', code: 'checksum' },
    ]);
  });
});

describe('saved accounts', () => {
  test('are masked, and can be removed while nothing is open', async () => {
    const { begin, card, options, client } = await depositor();
    await begin({ amount: '20.00', instrumentId: card });
    const path = `/web-api/payment-instruments/${card}`;
    const refused = await client.call('DELETE', path);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'INSTRUMENT_IN_USE']);
    await world.doDue();
    await world.advance(5);
    expect((await options()).instruments).toMatchObject([
      { id: card, requisite: '•••• 4242', canRemove: true },
    ]);
    expect((await client.call('DELETE', path)).statusCode).toBe(200);
    expect((await options()).instruments).toEqual([]);
  });
});

describe('a closed account', () => {
  test('isn’t paid out to by typing it again, in whatever currency', async () => {
    const { begin, playerId, quote, win } = await world.player();
    await win(10_000n);
    await begin({ amount: '20.00', ...BANK });
    const { instruments } = (await world.operate('GET', `/ops/money/${playerId}`)).json();
    const path = `/ops/money/${playerId}/instruments/${instruments[0].id}`;
    await world.operate('POST', path, { state: 'closed', reason: 'Asked by the bank.' });
    const typed = { amount: '20.00', ...BANK };
    const closed = { code: 'INSTRUMENT_CLOSED' };
    expect((await quote(typed)).json()).toMatchObject(closed);
    // As if it had been typed for the account in another currency.
    await world.app.db
      .updateTable('instruments')
      .set({ iso: 'USD' })
      .where('player_id', '=', playerId)
      .execute();
    expect((await quote(typed)).json()).toMatchObject(closed);
    await world.operate('POST', path, { state: 'open', reason: 'The bank agrees.' });
    expect((await quote(typed)).statusCode).toBe(200);
  });
});

describe('the balance at the provider', () => {
  test('is less by what was paid out, as the report says', async () => {
    const { begin, card, state } = await depositor();
    const payment = await begin({ amount: '120.00', instrumentId: card });
    await world.doDue();
    await world.advance(5);
    const { state: reached, createdAt } = await state(payment.id);
    expect(reached).toBe('paid');
    const day = new Date(createdAt * 1000).toISOString().slice(0, 10);
    await world.advance(86_400);
    // Payments of other tests whose end wasn't reported are looked up.
    await world.doDue();
    const { reconciliation } = world.app.payments;
    await reconciliation.run({ provider: 'sandbox', day, operator: 'anna' }, unrecorded);
    const open = await reconciliation.differences({ state: 'open', before: undefined, limit: 10 });
    expect(open).toEqual([]);
  });
});
