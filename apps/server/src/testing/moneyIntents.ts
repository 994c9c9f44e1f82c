import type { calls } from '@touchline/contract';
import type { Db } from '../kernel/db/database.ts';
import { legOn } from './betActionsWorld.ts';
import { OPERATOR } from './opsApp.ts';
import { testPlacement } from './placement.ts';
import { BANK, type WithdrawalsWorld } from './withdrawalsWorld.ts';

type Calls = typeof calls;

/** Calls that take an idempotency key: one intent of a player is done once. */
export type KeyedCall = {
  [Name in keyof Calls]: Calls[Name] extends {
    readonly headers: { readonly properties: { readonly 'idempotency-key': object } };
  }
    ? Name
    : never;
}[keyof Calls];

export type IntentPlayer = Awaited<ReturnType<WithdrawalsWorld['player']>>;

/** A player who has prepared a call, of which only the request is left. */
export interface Intent {
  readonly url: string;
  readonly body?: object;
}

/** @param key that the call will have */
export type Prepare = (world: WithdrawalsWorld, player: IntentPlayer, key: string) => Promise<Intent>;

const reason = 'Tried by a test.';
const COUPONS = '/web-api/coupons';
const DAY = 86_400_000;

/** Credits play money. */
async function enrich({ client, accountId }: IntentPlayer, { newKey }: WithdrawalsWorld): Promise<void> {
  const body = { accountId, amount: '500.00' };
  await client.call('POST', '/web-api/cashier/demo-credit', body, { 'idempotency-key': newKey() });
}

/** Places a coupon and returns the path of its calls. */
async function placed(world: WithdrawalsWorld, player: IntentPlayer, changes = {}): Promise<string> {
  await enrich(player, world);
  const body = testPlacement(player.accountId, { bets: [legOn(1)], ...changes });
  const answer = await player.client.call('POST', COUPONS, body, { 'idempotency-key': world.newKey() });
  const { coupon } = answer.json<{ coupon: { id: string; state: string } }>();
  if (coupon.state !== 'accepted') throw new Error(answer.body);
  return `${COUPONS}/${coupon.id}`;
}

/** Makes the rate of the dollar known, as long as rates are current. */
const setRate = ({ operate }: WithdrawalsWorld) =>
  operate('PUT', '/ops/rates/USD', { units: '1.08', reason }, OPERATOR.authorization);

async function finishedChallenge(db: Db, player_id: bigint, day: string): Promise<string> {
  const terms = JSON.stringify({
    gameIds: [],
    providers: [],
    categories: ['slots'],
    kind: 'rounds',
    goal: '1',
    leastStake: '0.20',
    prize: { kind: 'money', amount: '2.00' },
    isAfterPrevious: false,
  });
  const texts = JSON.stringify({ en: { title: 'Spins', text: 'Play a round.' } });
  const at = new Date();
  const { id: task_id } = await db
    .insertInto('challenge_tasks')
    .values({ site_id: 'house', position: 1, terms, texts, changed_at: at, changed_by: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('challenge_progress')
    .values({ player_id, day, task_id, terms, ready_at: at, taken_at: null })
    .execute();
  return `${task_id}@${day}`;
}

const question = { topic: 'other', text: 'I have paid and nothing has arrived.', fileIds: [] };

/** Prepares every call that takes a key; one that is missing doesn't compile. */
export const intents: Readonly<Record<KeyedCall, Prepare>> = {
  creditDemoMoney: (_world, { accountId }) =>
    Promise.resolve({ url: '/web-api/cashier/demo-credit', body: { accountId, amount: '10.00' } }),
  createDeposit: (_world, { accountId }) =>
    Promise.resolve({
      url: '/web-api/payments/deposits',
      body: { methodId: 'card', accountId, amount: '30.00' },
    }),
  async createWithdrawal(_world, player, key) {
    await player.win(10_000n);
    const withdrawal = { amount: '50.00', ...BANK };
    const { quote } = (await player.quote(withdrawal)).json<{ quote: string }>();
    const proof = await player.confirm(withdrawal, quote, key);
    const body = { accountId: player.accountId, ...withdrawal, quote, proof };
    return { url: '/web-api/payments/withdrawals', body };
  },
  async placeCoupon(world, player) {
    await enrich(player, world);
    return { url: COUPONS, body: testPlacement(player.accountId, { bets: [legOn(1)] }) };
  },
  sellCoupon: async (world, player) => ({
    url: `${await placed(world, player)}/sale`,
    body: { percent: 50, amount: '4.75' },
  }),
  insureCoupon: async (world, player) => ({
    url: `${await placed(world, player, { typeId: 1, bets: [legOn(1), legOn(2)] })}/insurance`,
    body: { percent: 50, premium: '9.99' },
  }),
  takePowerBet: async (world, player) => ({
    url: `${await placed(world, player)}/power-bet`,
    body: { newCoef: '2.016', extraStake: '10.00' },
  }),
  async exchangeMoney(world, player) {
    await setRate(world);
    await enrich(player, world);
    const { client, accountId: fromId } = player;
    await client.call('POST', '/web-api/officeapi/v1/accounts/currency', { currencyId: 'USD' });
    const { accounts } = (await client.call('GET', '/web-api/accounts')).json<{
      accounts: { id: string; iso: string }[];
    }>();
    const toId = accounts.find(({ iso }) => iso === 'USD')?.id;
    const exchange = { fromId, toId, amount: '100.00' };
    const quoted = await client.call('POST', '/web-api/accounts/exchange/quote', exchange);
    return {
      url: '/web-api/accounts/exchange',
      body: { quoteId: quoted.json<{ quote: { id: string } }>().quote.id },
    };
  },
  async transferAccount(world, player) {
    await setRate(world);
    await enrich(player, world);
    await world.app.db
      .updateTable('player_profiles')
      .set({ needs_transfer: true, transfer_iso: 'EUR', transfer_until: new Date(Date.now() + DAY) })
      .where('player_id', '=', player.playerId)
      .execute();
    const quoted = await player.client.call('POST', '/web-api/accounts/transfer/quote', { iso: 'USD' });
    return {
      url: '/web-api/accounts/transfer',
      body: { quoteId: quoted.json<{ quote: { id: string } }>().quote.id },
    };
  },
  async exchangePoints({ operate, newKey }, { playerId }) {
    const url = `/ops/rewards/players/${playerId}/goodwill`;
    await operate('POST', url, { key: newKey(), points: '5000', reason }, OPERATOR.authorization);
    return { url: '/web-api/rewards/exchange', body: { points: '1000' } };
  },
  async takeCashback({ app }, { playerId: player_id }) {
    const [from_at, to_at] = [new Date(Date.now() - 8 * DAY), new Date(Date.now() - DAY)];
    await app.db
      .insertInto('cashback_periods')
      .values({
        player_id,
        plan_id: 'cashback',
        terms: '{}',
        from_at,
        to_at,
        state: 'ready',
        level: 1,
        iso: 'EUR',
        amount: 300n,
        take_until: new Date(Date.now() + DAY),
      })
      .execute();
    return { url: '/web-api/cashback/cashback/take' };
  },
  async claimChallenge({ app }, { playerId }) {
    const id = await finishedChallenge(app.db, playerId, new Date().toISOString().slice(0, 10));
    return { url: `/web-api/casino/challenges/${encodeURIComponent(id)}/claim` };
  },
  mailGameRounds: () => {
    const until = Math.floor(Date.now() / 1000);
    return Promise.resolve({ url: '/web-api/casino/rounds/mail', body: { from: until - 86_400, until } });
  },
  mailCouponHistory: (_world, { accountId }) => {
    const to = Math.floor(Date.now() / 1000);
    const body = { accountId, from: to - 86_400, to, lng: 'en' };
    return Promise.resolve({ url: `${COUPONS}/history-mail`, body });
  },
  createConsultantRequest: () => Promise.resolve({ url: '/web-api/payment-requests', body: question }),
  async replyToConsultant({ newKey }, { client }) {
    const created = await client.call('POST', '/web-api/payment-requests', question, {
      'idempotency-key': newKey(),
    });
    const { requestId } = created.json<{ requestId: string }>();
    return {
      url: `/web-api/payment-requests/${requestId}/messages`,
      body: { text: 'The number of the order is 4711.', fileIds: [] },
    };
  },
};
