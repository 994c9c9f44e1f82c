import { toMinor } from '@touchline/betting';
import { calls, type Call, type Coupon, type Payment } from '@touchline/contract';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legOn } from '../../testing/betActionsWorld.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { intents, type KeyedCall } from '../../testing/moneyIntents.ts';
import { fewMatches, OPERATOR } from '../../testing/opsApp.ts';
import { plainSitesFile } from '../../testing/plainSites.ts';
import { testPlacement } from '../../testing/placement.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';
import type { LedgerKind } from './wallet.tables.ts';

let world: WithdrawalsWorld;
let player: Awaited<ReturnType<WithdrawalsWorld['player']>>;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [fewMatches().source], {
    env: { SITES_FILE: plainSitesFile() },
  });
  player = await world.player();
  await play();
});
afterAll(async () => {
  await expectSoundLedger(world.app.db, { isMadeUp: true });
  await world.close();
});

const key = () => ({ 'idempotency-key': world.newKey() });

async function place(changes = {}): Promise<string> {
  const body = testPlacement(player.accountId, { bets: [legOn(1)], ...changes });
  const answer = await player.client.call('POST', '/web-api/coupons', body, key());
  const { coupon } = answer.json<{ coupon: Coupon }>();
  expect(coupon.state, answer.body).toBe('accepted');
  return coupon.id;
}

/** Moves the player's money in every way: deposits, bets with every end, actions on bets, rewards, a withdrawal. */
async function play(): Promise<void> {
  await player.deposit('50.00');
  const names: readonly KeyedCall[] = [
    'takeCashback',
    'exchangePoints',
    'sellCoupon',
    'insureCoupon',
    'takePowerBet',
  ];
  for (const name of names) {
    const { url, body } = await intents[name](world, player, world.newKey());
    const answer = await player.client.call('POST', url, body, key());
    expect(answer.statusCode, answer.body).toBe(200);
  }
  for (const pick of ['home', 'draw', 'away']) await place({ bets: [legOn(2, pick, PRICE[pick])] });
  await place({ bets: [legOn(3)] });
  await place({ typeId: 2, systemValue: 2, bets: [legOn(1), legOn(2), legOn(3)] });
  await place({ bets: [legOn(4)] });
  await publish(1, { home: 1, draw: 0, away: 0 });
  await publish(2, { home: 0, draw: 1, away: 2 });
  await publish(3, { home: 1, draw: 0, away: 0 });
  // A correction takes back what was paid.
  await publish(3, { home: 0, draw: 1, away: 0 });
  await player.begin({ amount: '20.00', instrumentId: await player.instrument('card-payout') });
}

const PRICE: Readonly<Record<string, string>> = { home: '2', draw: '3.4', away: '3.9' };

async function publish(match: number, sides: Readonly<Record<string, 0 | 1 | 2>>): Promise<void> {
  const results = Object.entries(sides).map(([side, result]) => ({ key: side, result }));
  const body = { marketId: `${match}.match-result`, results, reason: 'The end of the match' };
  const answer = await world.operate('POST', '/ops/results', body, OPERATOR.authorization);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Returns what the entries of some kinds sum to on the player's accounts, minor units. */
async function booked(kinds: readonly LedgerKind[], ref?: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id join accounts a on a.id = e.account_id
    where a.player_id = ${player.playerId} and t.kind in (${sql.join(kinds)})
      and (${ref ?? null}::text is null or t.ref = ${ref ?? null})`.execute(world.app.db);
  return rows[0]?.sum ?? 0n;
}

async function get<T>(url: string): Promise<T> {
  const answer = await player.client.call('GET', url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}

const cents = (text = '0'): bigint => toMinor(text, 'EUR');
const sumOf = (texts: readonly (string | undefined)[]): bigint =>
  texts.reduce((sum, text) => sum + cents(text), 0n);

const TAKEN: readonly LedgerKind[] = ['stake', 'insurance-premium', 'power-bet'];
const GIVEN: readonly LedgerKind[] = [
  'payout',
  'sale',
  'stake-returned',
  'insurance-refund',
  'correction',
  'correction-taken',
];

/** Expects that a coupon shows what was booked for it. */
async function expectBooked({ id, amount, state, outcome, payout, sales = [], insurance, powerBet }: Coupon) {
  const taken = sumOf([amount, insurance?.premium, powerBet?.extraStake]);
  const sold = sumOf(sales.filter((sale) => sale.state === 'done').map((sale) => sale.amount));
  // The payout of a coupon that was sold as a whole is the sum of its sales.
  const paid = state === 'settled' ? cents(payout) : 0n;
  const refund = outcome === 'lost' ? cents(insurance?.refund) : 0n;
  expect([id, -(await booked(TAKEN, id))]).toEqual([id, taken]);
  expect([id, await booked(GIVEN, id)]).toEqual([id, sold + paid + refund]);
}

const coupons = async () => (await get<{ coupons: Coupon[] }>('/web-api/coupons?limit=100')).coupons;
const payments = async () => (await get<{ payments: Payment[] }>('/web-api/payments?limit=50')).payments;

async function expectPaid({ id, direction, amount, fee, state }: Payment) {
  const kinds: readonly LedgerKind[] = ['deposit', 'payment-fee', 'withdrawal', 'withdrawal-returned'];
  const own = cents(amount) - (direction === 'deposit' ? cents(fee) : 0n);
  const moved = direction === 'withdrawal' ? -own : state === 'succeeded' ? own : 0n;
  expect([id, await booked(kinds, id)]).toEqual([id, moved]);
}

/** Every call that tells a player what money has moved. */
const told: Readonly<Partial<Record<keyof typeof calls, () => Promise<void>>>> = {
  async accounts() {
    const { accounts } = await get<{ accounts: { id: string; money: string; held: string }[] }>(
      '/web-api/accounts',
    );
    for (const { id, money, held } of accounts) {
      const { rows } = await sql<{ balance: bigint; held: bigint }>`
        select (select coalesce(sum(amount), 0) from ledger_entries where account_id = ${BigInt(id)})::bigint as balance,
          (select coalesce(sum(amount), 0) from holds where account_id = ${BigInt(id)} and state = 'held')::bigint as held
      `.execute(world.app.db);
      expect({ balance: cents(money), held: cents(held) }).toEqual(rows[0]);
    }
  },
  async walletEntries() {
    const { entries } = await get<{ entries: { amount: string; balance: string }[] }>(
      `/web-api/accounts/${player.accountId}/entries?limit=100`,
    );
    const { rows } = await sql<{ amount: bigint; balance: bigint }>`
      select amount, balance from ledger_entries where account_id = ${BigInt(player.accountId)} order by id desc
    `.execute(world.app.db);
    expect(rows.length).toBeGreaterThan(20);
    expect(entries.map(({ amount, balance }) => [cents(amount), cents(balance)])).toEqual(
      rows.map(({ amount, balance }) => [amount, balance]),
    );
  },
  async couponHistory() {
    const all = await coupons();
    expect(all.length).toBeGreaterThan(8);
    for (const one of all) await expectBooked(one);
  },
  async coupon() {
    for (const { id } of await coupons())
      await expectBooked((await get<{ coupon: Coupon }>(`/web-api/coupons/${id}`)).coupon);
  },
  async couponByKey() {
    const stored = await world.app.db
      .selectFrom('coupons')
      .select('key')
      .where('player_id', '=', player.playerId)
      .execute();
    for (const one of stored)
      await expectBooked((await get<{ coupon: Coupon }>(`/web-api/coupon-keys/${one.key}`)).coupon);
  },
  async payments() {
    const all = await payments();
    expect(new Set(all.map(({ direction }) => direction))).toEqual(new Set(['deposit', 'withdrawal']));
    for (const one of all) await expectPaid(one);
  },
  async payment() {
    for (const { id } of await payments())
      await expectPaid((await get<{ payment: Payment }>(`/web-api/payments/${id}`)).payment);
  },
  async paymentSums() {
    const { sums } = await get<{ sums: { deposits: string; withdrawals: string; net: string }[] }>(
      '/web-api/payments/sums',
    );
    const [deposits, withdrawals] = [await booked(['deposit']), -(await booked(['withdrawal']))];
    expect(sums.map((one) => [cents(one.deposits), cents(one.withdrawals), cents(one.net)])).toEqual([
      [deposits, withdrawals, deposits - withdrawals],
    ]);
  },
  async cashback() {
    const { periods } = await get<{ periods: { state: string; amount: string }[] }>(
      '/web-api/cashback/cashback',
    );
    const paid = periods.filter(({ state }) => state === 'paid').map(({ amount }) => amount);
    expect(sumOf(paid)).toBe(await booked(['cashback']));
  },
  async rewards() {
    const { balance } = await get<{ balance: string }>('/web-api/rewards');
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from points_entries where player_id = ${player.playerId}
    `.execute(world.app.db);
    expect(cents(balance)).toBe(rows[0]?.sum);
  },
};

/** Reading calls with amounts that tell no movement, or whose movements another suite compares. */
const OTHERS: Readonly<Partial<Record<keyof typeof calls, string>>> = {
  bringFriend: 'compared with what was paid in referrals/referrals.test.ts',
  myCasino: 'bounds of games',
  gameRounds: 'compared with the wallet in makerWallet/makerWallet.test.ts',
  gameRound: 'compared with the wallet in makerWallet/makerWallet.test.ts',
  unfinishedGames: 'stakes of open rounds, compared in gameSessions/gameSessions.test.ts',
  freeRounds: 'values and wins, compared in freeRounds/freeRoundsWins.test.ts',
  paymentMethods: 'bounds of methods',
  withdrawalOptions: 'bounds of methods',
  messages: 'compared with their cause in messages/platformMessages.test.ts',
  message: 'compared with their cause in messages/platformMessages.test.ts',
  bonuses: 'terms and wagering, compared in bonuses/bonuses.test.ts',
  promoCodeHistory: 'terms of bonuses',
  prepaidTerms: 'an offer',
  promoCodes: 'stakes of codes',
  promoCode: 'stakes of codes',
  couponSale: 'an offer',
  couponInsurance: 'an offer',
  couponPowerBet: 'an offer',
};

interface Shape {
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** Pattern of amounts of the contract. */
const MONEY = '^-?[0-9]{1,18}(\\.[0-9]{1,8})?$';

const hasMoney = ({ pattern, properties = {}, items, anyOf = [] }: Shape): boolean =>
  pattern === MONEY || [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some(hasMoney);

test('every reading call of players with an amount is compared, or named with the reason', () => {
  const withMoney = Object.values<Call>(calls)
    .filter(({ session, method }) => session === 'player' && method === 'get')
    // The cast: schemas of the contract are JSON Schemas.
    .filter(({ answers }) => Object.values(answers).some((answer) => hasMoney(answer as Shape)))
    .map(({ id }) => id);
  const known = { ...told, ...OTHERS };
  expect(withMoney.filter((id) => !(id in known))).toEqual([]);
});

describe('what a player is told was moved is what the ledger says:', () => {
  test.each(Object.entries(told))('%s', async (_, compare) => {
    expect.hasAssertions();
    await compare();
  });
});
