import type { FeedSource } from '@touchline/feed/source';
import { paymentSecret, startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testMarket, testMatch } from '../../../testing/book.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';
import { signatureOf } from '../../../kernel/providers/signature.ts';

const SECRET = paymentSecret('house');
const ANNA = 'Bearer token-of-anna-0123456789';

/** One match with one market, which doesn't change. */
const source: FeedSource = {
  name: 'standing',
  start(sink) {
    sink.match(testMatch(1, { startsAt: Math.floor(Date.now() / 1000) + 3600 }));
    sink.markets([testMarket(1, { home: '2', draw: '3.4', away: '1.85' })]);
    sink.alive('line');
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [source]);
});
afterAll(async () => {
  await expectSoundLedger(world.app.db, { isMadeUp: true });
  await world.close();
});

async function depositor(amount: string, options = {}) {
  const player = await world.player(options);
  await player.deposit(amount);
  return { ...player, card: await player.instrument('card-payout') };
}

type Player = Awaited<ReturnType<typeof depositor>>;

const review = async (id: string) =>
  (await world.operate('GET', `/ops/withdrawals/${id}`, undefined, ANNA)).json();
const approve = (id: string) =>
  world.operate('POST', `/ops/withdrawals/${id}/approve`, { reason: 'checked' }, ANNA);

const debtOf = async ({ accountId }: Player) =>
  world.app.db
    .selectFrom('debts')
    .select('open_amount')
    .where('account_id', '=', BigInt(accountId))
    .execute();

describe('a withdrawal and a bet at the same time', () => {
  const bet = ({ client, accountId }: Player, amount: string) => {
    const leg = { gameId: 1, marketId: '1.match-result', selectionId: '1.match-result:home', coef: '2' };
    const body = testPlacement(accountId, { bets: [leg], amount });
    return client.call('POST', '/web-api/coupons', body, { 'idempotency-key': world.newKey() });
  };

  test('share the balance: the second one sees the rest', async () => {
    const player = await depositor('100.00');
    const [withdrawn, placed] = await Promise.all([
      player.withdraw({ amount: '80.00', instrumentId: player.card }),
      bet(player, '70.00'),
    ]);
    const isWithdrawn = withdrawn.statusCode === 200;
    if (isWithdrawn) expect(placed.json().coupon.refusal.code).toBe('INSUFFICIENT_FUNDS');
    else expect(withdrawn.json().code).toBe('INSUFFICIENT_FUNDS');
    expect(await player.money()).toBe(isWithdrawn ? '20.00' : '30.00');
  });

  test('are both made if both fit, and held money can’t be staked', async () => {
    const player = await depositor('100.00');
    const [withdrawn, placed] = await Promise.all([
      player.withdraw({ amount: '60.00', instrumentId: player.card }),
      bet(player, '40.00'),
    ]);
    expect([withdrawn.statusCode, placed.statusCode]).toEqual([200, 200]);
    expect(await player.money()).toBe('0.00');
    expect((await bet(player, '10.00')).json().coupon.refusal.code).toBe('INSUFFICIENT_FUNDS');
  });
});

describe('a deposit that its bank takes back', () => {
  test('takes the balance, then leaves a debt; a held withdrawal goes to an operator', async () => {
    const player = await depositor('100.11');
    const { id } = await player.begin({ amount: '60.00', instrumentId: player.card });
    await world.advance(120);
    expect(await player.state(id)).toMatchObject({ state: 'review', outcome: 'pending' });
    expect(await player.money()).toBe('0.00');
    expect(await debtOf(player)).toEqual([{ open_amount: 6_000n }]);
    expect(await world.bookedFor(id)).toEqual({ holds: 6_000n, player: -6_000n });
    expect((await review(id)).doubts).toEqual(['new-instrument', 'dispute', 'debt']);
  });

  test('puts an approved withdrawal that isn’t sent yet back into review', async () => {
    const player = await depositor('100.11', { isVerified: false });
    const { id } = await player.begin({ amount: '60.00', instrumentId: player.card });
    await world.doDue();
    expect((await approve(id)).statusCode).toBe(200);
    expect((await player.state(id)).state).toBe('approved');
    await world.advance(120);
    expect((await player.state(id)).state).toBe('review');
    await world.doDue();
    expect(await review(id)).toMatchObject({
      doubts: ['unverified', 'new-instrument', 'dispute', 'debt'],
      firstBy: null,
      mayApprove: true,
    });
    expect((await approve(id)).statusCode).toBe(200);
    await world.doDue();
    await world.advance(5);
    expect((await player.state(id)).state).toBe('paid');
  });

  test('leaves a withdrawal that was sent alone', async () => {
    const player = await depositor('100.11');
    const { id } = await player.begin({ amount: '60.00', instrumentId: player.card });
    await world.doDue();
    await world.advance(5);
    await world.advance(115);
    expect((await player.state(id)).state).toBe('paid');
    expect(await debtOf(player)).toEqual([{ open_amount: 6_000n }]);
  });

  test('returns the payments of a partly sent withdrawal that weren’t sent, before it takes the balance', async () => {
    const player = await depositor('100.11');
    await player.deposit('50.00', 'instant');
    const { id } = await player.begin({ amount: '150.11', instrumentId: player.card });
    // The provider of the second payment is away.
    const legs = await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('request_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(legs).toHaveLength(2);
    for (const [index, one] of [id, ...legs.map((leg) => leg.id)].entries()) {
      const state = index === 2 ? 'approved' : 'sent';
      await world.app.db.updateTable('payments').set({ state }).where('id', '=', one).execute();
    }
    await world.advance(120);
    const { state, returned } = await player.state(id);
    expect([state, returned]).toEqual(['sent', '50.00']);
    expect(await player.money()).toBe('0.00');
    expect(await debtOf(player)).toEqual([{ open_amount: 5_011n }]);
  });

  test('at the moment of a request leaves no withdrawal without a review', async () => {
    const player = await depositor('100.11');
    const [withdrawn] = await Promise.all([
      player.withdraw({ amount: '60.00', instrumentId: player.card }),
      world.advance(120),
    ]);
    await world.doDue();
    if (withdrawn.statusCode !== 200) return expect(await player.money()).toBe('0.00');
    expect((await player.state(withdrawn.json().payment.id)).state).toBe('review');
  });
});

describe('a confirmation of a payout', () => {
  test.each([
    ['another amount', '39.00', 'EUR'],
    ['more', '41.00', 'EUR'],
    ['another currency', '40.00', 'USD'],
  ])('with %s confirms nothing', async (_, amount, currency) => {
    const player = await depositor('100.00');
    const { id } = await player.begin({ amount: '40.00', instrumentId: player.card });
    await world.doDue();
    const leg = await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    const now = Math.floor(world.app.now().getTime() / 1000);
    const payment = { id: `payout-${leg.id}`, merchantRef: leg.id, state: 'paid', amount, currency };
    const event = { id: world.newKey(), type: 'payout.paid', at: now, payment };
    const payload = Buffer.from(JSON.stringify(event));
    const answer = await world.app.app.inject({
      method: 'POST',
      url: '/psp/sandbox/house/events',
      headers: {
        'content-type': 'application/json',
        'touchline-signature': `t=${now},v1=${signatureOf(SECRET, now, payload)}`,
      },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect((await player.state(id)).state).toBe('sent');
    const alerts = await world.app.db
      .selectFrom('reconciliation_differences')
      .select(['kind', 'iso', 'theirs_iso', 'ours', 'state'])
      .where('payment_id', '=', leg.id)
      .execute();
    const [kind, theirs] =
      currency === 'EUR' ? (['amount', null] as const) : (['currency', currency] as const);
    expect(alerts).toEqual([{ kind, iso: 'EUR', theirs_iso: theirs, ours: 4_000n, state: 'open' }]);
    expect(await world.bookedFor(id)).toEqual({ payouts: 4_000n, player: -4_000n });
    await world.advance(5);
    expect(await player.state(id)).toMatchObject({ state: 'paid', received: '40.00' });
  });
});
