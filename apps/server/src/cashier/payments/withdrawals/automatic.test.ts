import { startPaymentSandbox } from '@touchline/sandbox/testing';
import type { AutomaticWithdrawal, Payment } from '@touchline/contract';
import type { FeedSource } from '@touchline/feed/source';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legOn } from '../../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../../testing/book.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';

const MATCHES = 12;
const HOME = '2.7';
const source: FeedSource = {
  name: 'enough matches',
  start(sink) {
    sink.alive('line');
    for (let id = 1; id <= MATCHES; id += 1) {
      sink.match(testMatch(id));
      sink.markets([testMarket(id, { home: HOME, draw: '3.4', away: '3.9' })]);
    }
    return Promise.resolve();
  },
  stop: () => Promise.resolve(),
  outcome: () => undefined,
};

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [source]);
});
afterAll(() => world.close());

type Player = Awaited<ReturnType<WithdrawalsWorld['player']>>;

let matches = 0;

/** Stakes on a match of its own, wins 2.7 times as much, and does what is due. */
async function win({ client, accountId }: Player, amount: string): Promise<void> {
  const match = (matches += 1);
  const placement = testPlacement(accountId, { amount, bets: [legOn(match, 'home', HOME)] });
  const placed = await client.call('POST', '/web-api/coupons', placement, {
    'idempotency-key': world.newKey(),
  });
  expect(placed.json().coupon.state, placed.body).toBe('accepted');
  const settled = await world.operate('POST', '/ops/results', {
    marketId: `${match}.match-result`,
    results: [{ key: 'home', result: 1 }],
    reason: 'The end of the match',
  });
  expect(settled.statusCode, settled.body).toBe(200);
  await world.doDue();
}

const path = '/web-api/payments/withdrawals/automatic';
const state = async ({ client }: Player): Promise<AutomaticWithdrawal> =>
  (await client.call('GET', path)).json();
const choose = ({ client, accountId }: Player, above: string | null) =>
  client.call('PUT', path, { accountId, above });
const withdrawals = async ({ client }: Player): Promise<readonly Payment[]> =>
  (await client.call('GET', '/web-api/payments?direction=withdrawal')).json().payments;

/** A player of the site that offers it, who has paid 100 in by card. */
async function depositor(deposit = '100.00'): Promise<Player> {
  const player = await world.player({ isOpen: true });
  await player.deposit(deposit);
  return player;
}

test('a payout of 270 above a figure of 250 is withdrawn once, to the card that was used last', async () => {
  const player = await depositor();
  expect((await choose(player, '250.00')).json()).toMatchObject({
    isOffered: true,
    above: '250.00',
    to: { requisite: '•••• 4242' },
  });
  await win(player, '100.00');
  await world.doDue();
  expect(await withdrawals(player)).toMatchObject([{ amount: '270.00', legs: [{ requisite: '•••• 4242' }] }]);
  expect(await player.money()).toBe('0.00');
  const [payment] = await withdrawals(player);
  expect((await state(player)).last).toMatchObject({ amount: '270.00', paymentId: payment?.id });
});

test('a payout of the figure itself, or without a figure, stays on the balance', async () => {
  const exact = await depositor();
  await choose(exact, '270.00');
  await win(exact, '100.00');
  const off = await depositor();
  await choose(off, '10.00');
  await choose(off, null);
  await win(off, '100.00');
  expect([await exact.money(), await off.money()]).toEqual(['270.00', '270.00']);
  expect([await withdrawals(exact), await withdrawals(off)]).toEqual([[], []]);
  expect(await state(off)).not.toHaveProperty('above');
});

test('without an instrument the player is told by e-mail and on the page', async () => {
  const player = await world.player({ isOpen: true });
  await player.win(10_000n);
  await choose(player, '250.00');
  await win(player, '100.00');
  expect(await player.money()).toBe('270.00');
  expect((await state(player)).last).toMatchObject({ amount: '270.00', reason: 'NO_INSTRUMENT' });
  const mail = await world.app.db
    .selectFrom('mails')
    .select('subject')
    .where('player_id', '=', player.playerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toContain('270.00 EUR');
  const { messages } = (await player.client.call('GET', '/web-api/messages?lng=en')).json();
  expect(messages).toMatchObject([{ subject: { kind: 'payout-kept', amount: '270.00', iso: 'EUR' } }]);
});

test('a card younger than a day would need a code: the payout waits for the player', async () => {
  const player = await depositor();
  await world.app.db
    .updateTable('instruments')
    .set({ created_at: world.app.now() })
    .where('player_id', '=', player.playerId)
    .execute();
  await choose(player, '250.00');
  await win(player, '100.00');
  expect((await state(player)).last).toMatchObject({ reason: 'CODE_NEEDED' });
  expect(await player.money()).toBe('270.00');
});

test('only the payout is withdrawn, not the rest of the balance', async () => {
  const player = await depositor('130.00');
  await choose(player, '250.00');
  await win(player, '100.00');
  expect(await withdrawals(player)).toMatchObject([{ amount: '270.00' }]);
  expect(await player.money()).toBe('30.00');
});

test('is refused where neither the site nor the law offers it', async () => {
  const player = await world.player();
  expect((await choose(player, '250.00')).json()).toMatchObject({ code: 'NOT_OFFERED' });
  expect(await state(player)).toMatchObject({ isOffered: false });
});

test('the figure is above 0', async () => {
  const player = await depositor();
  expect((await choose(player, '0.00')).statusCode).toBe(400);
});
