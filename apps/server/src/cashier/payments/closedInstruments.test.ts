import type { Payment } from '@touchline/contract';
import type { PlayerMoney } from '@touchline/contract/operators';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../kernel/index.ts';
import { rememberInstrument } from './withdrawals/instruments.store.ts';
import { createPaymentsWorld, type PayingPlayer, type PaymentsWorld } from '../../testing/payments.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld(await startPaymentSandbox());
});
afterAll(() => world.close());

/** A player with a name. */
async function named(name: string, surname: string): Promise<PayingPlayer> {
  const player = await world.player();
  await world.app.db
    .insertInto('player_profiles')
    .values({ player_id: player.playerId, name, surname })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ name, surname }))
    .execute();
  return player;
}

/** Pays a begun deposit from a card, account or wallet. */
async function payFrom(
  { id, providerRef, amount }: Payment,
  instrument: string,
  payer?: string,
): Promise<void> {
  const money = { amount, currency: 'EUR', instrument, requisite: '•••• 1111' };
  const from = payer === undefined ? money : { ...money, payer };
  expect(await world.event('payment.succeeded', { merchantRef: id, id: providerRef, ...from })).toBe(200);
}

const chargeBack = ({ id, providerRef, amount }: Payment) =>
  world.event('payment.charged_back', { merchantRef: id, id: providerRef, amount, currency: 'EUR' });

async function deposit(player: PayingPlayer, instrument: string, payer?: string): Promise<Payment> {
  const payment = await player.begin('20.00');
  await payFrom(payment, instrument, payer);
  return payment;
}

async function instrumentsOf({ playerId }: PayingPlayer): Promise<PlayerMoney['instruments']> {
  const { body } = await world.ops('GET', `/ops/money/${playerId}`);
  return body.instruments;
}

const closures = async (player: PayingPlayer) =>
  (await instrumentsOf(player)).map(({ closedFor }) => closedFor).toSorted();

async function offered({ accountId, call }: PayingPlayer): Promise<number> {
  const { body } = await call('GET', `/web-api/payments/withdrawals/options?accountId=${accountId}`);
  return body.instruments.length;
}

const messagesOf = async ({ playerId }: PayingPlayer) => {
  const rows = await world.app.db
    .selectFrom('player_messages')
    .select('kind')
    .where('player_id', '=', playerId)
    .execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind === 'instrument-closed').length;
};

describe('a charge-back', () => {
  test('closes the card: it isn’t paid out to, and what is paid in from it goes back', async () => {
    const player = await world.player();
    const first = await deposit(player, 'card-a');
    await deposit(player, 'card-b');
    expect(await offered(player)).toBe(2);
    await chargeBack(first);
    expect(await closures(player)).toEqual(['charged-back', null].toSorted());
    expect(await offered(player)).toBe(1);
    expect(await messagesOf(player)).toBe(1);
    const next = await deposit(player, 'card-a');
    expect(await player.state(next.id)).toMatchObject({ state: 'review', reason: 'closed-instrument' });
    await runJobs(world.app.payments.jobs);
    expect(await world.booked(next.id)).not.toHaveProperty('player');
  });

  test('refuses a withdrawal to the card by its id', async () => {
    const player = await world.player();
    const first = await deposit(player, 'card-a');
    const [card] = await instrumentsOf(player);
    await deposit(player, 'card-b');
    await chargeBack(first);
    const wanted = { accountId: player.accountId, amount: '10.00', instrumentId: card?.id };
    expect(await player.call('POST', '/web-api/payments/withdrawals/quote', wanted)).toMatchObject({
      status: 403,
      body: { code: 'INSTRUMENT_CLOSED' },
    });
  });

  test('closes it for its player only, and once', async () => {
    const [one, other] = [await world.player(), await world.player()];
    const first = await deposit(one, 'card-shared');
    await deposit(other, 'card-shared');
    await chargeBack(first);
    await chargeBack(first);
    expect(await closures(other)).toEqual([null]);
    expect(await messagesOf(one)).toBe(1);
    expect(await messagesOf(other)).toBe(0);
  });
});

describe('a payer who isn’t the player', () => {
  test('waits for an operator, and the account is closed', async () => {
    const player = await named('Jürgen', 'Müller');
    const payment = await deposit(player, 'bank-other', 'Eva Schmidt');
    expect(await player.state(payment.id)).toMatchObject({ state: 'review', reason: 'payer' });
    expect(await closures(player)).toEqual(['payer']);
    expect(await messagesOf(player)).toBe(1);
    const again = await deposit(player, 'bank-other', 'Jürgen Müller');
    expect(await player.state(again.id)).toMatchObject({ state: 'review', reason: 'closed-instrument' });
  });

  test('is the player by another spelling', async () => {
    const player = await named('Jürgen', 'Großmüller');
    await deposit(player, 'bank-own', 'GROSSMUELLER JUERGEN');
    expect(await player.money()).toBe('20.00');
    expect(await closures(player)).toEqual([null]);
  });

  test('is the player by an operator’s decision, which opens the account', async () => {
    const player = await named('Anna', 'Neil');
    const payment = await deposit(player, 'bank-married', 'Anna Weber');
    const { status } = await world.ops('POST', `/ops/payments/${payment.id}/credit`, {
      reason: 'Married name.',
    });
    expect(status).toBe(200);
    expect(await closures(player)).toEqual([null]);
    expect(await player.money()).toBe('20.00');
  });
});

describe('an account that is closed', () => {
  test('stays closed for its charge-back if an operator settles a doubt about its payer', async () => {
    const player = await named('Anna', 'Neil');
    const own = await deposit(player, 'bank-both', 'Anna Neil');
    const doubted = await deposit(player, 'bank-both', 'Anna Weber');
    expect(await closures(player)).toEqual(['payer']);
    await chargeBack(own);
    expect(await closures(player)).toEqual(['charged-back']);
    const credited = await world.ops('POST', `/ops/payments/${doubted.id}/credit`, {
      reason: 'Married name.',
    });
    expect(credited.status).toBe(200);
    expect(await closures(player)).toEqual(['charged-back']);
  });

  test('is closed in a currency in which it is used later', async () => {
    const player = await world.player();
    await chargeBack(await deposit(player, 'card-a'));
    const { db } = world.app;
    const { player_id, provider, instrument, requisite } = await db
      .selectFrom('instruments')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    const used = {
      player_id,
      provider,
      instrument,
      requisite,
      iso: 'USD',
      methodId: 'card',
      at: new Date(),
    };
    await db.transaction().execute((trx) => rememberInstrument(trx, used));
    expect(await closures(player)).toEqual(['charged-back', 'charged-back']);
  });
});

describe('an operator', () => {
  test('closes and opens an account with a reason, in the audit log', async () => {
    const player = await world.player();
    await deposit(player, 'card-a');
    const [card] = await instrumentsOf(player);
    const path = `/ops/money/${player.playerId}/instruments/${card?.id}`;
    expect((await world.ops('POST', path, { state: 'closed' })).status).toBe(400);
    expect((await world.ops('POST', path, { state: 'closed', reason: 'Asked by the bank.' })).status).toBe(
      200,
    );
    expect(await closures(player)).toEqual(['operator']);
    expect(await offered(player)).toBe(0);
    expect((await world.ops('POST', path, { state: 'open', reason: 'The bank agrees.' })).status).toBe(200);
    expect(await offered(player)).toBe(1);
    const other = await world.player();
    const foreign = `/ops/money/${other.playerId}/instruments/${card?.id}`;
    expect((await world.ops('POST', foreign, { state: 'closed', reason: 'By mistake.' })).status).toBe(404);
  });
});
