import { beforeEach, describe, expect, test } from 'vitest';
import { LIMIT_TYPE } from '../../../protection/limits/rules/limitTypes.ts';
import { createTestPlayer } from '../../../testing/players.ts';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';
import { grantPromoCode } from '../../../testing/promoCode.ts';
import { testSite } from '../../../testing/site.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { createWallet } from '../../../ledger/wallet/wallet.service.ts';
import { accountsOf } from '../../../ledger/wallet/wallet.store.ts';
import { couponTerms } from '../terms/couponTerms.ts';

/** A tenth of what a bet wins above 5.00. */
const TAXED = { ...testSite, winningsTax: { percent: '10', free: { EUR: '5.00' } } };

const database = suiteDatabase();
let bench: CouponBench;
beforeEach(async () => {
  bench = await createBench(database.db, { money: 10_000n, site: TAXED });
});

/** Returns the taxes that were booked for a coupon, minor units of the player's account. */
async function booked(couponId: string) {
  const rows = await database.db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select(['t.kind', 'e.amount'])
    .where('t.kind', 'in', ['tax', 'tax-returned'])
    .where('t.ref', '=', couponId)
    .where('e.account_id', '=', bench.player.accountId)
    .orderBy('t.id')
    .execute();
  return rows.map(({ kind, amount }) => [kind, amount]);
}

describe('a bet on a site with a tax', () => {
  test('shows the tax before and after its placement, and keeps it when the site changes its own', async () => {
    const bet = bench.leg(1, '3');
    const body = { typeId: 0, iso: 'EUR', bets: [{ selectionId: bet.selectionId }] };
    expect((await couponTerms(bench, TAXED, body))?.tax).toEqual({ percent: '10', free: '5.00' });
    expect((await couponTerms(bench, TAXED, { ...body, isBonusAccount: true }))?.tax).toBeUndefined();
    expect((await couponTerms(bench, testSite, body))?.tax).toBeUndefined();

    const placed = await bench.place({ amount: '10', bets: [bet] });
    const tax = { percent: '10', free: '5.00', amount: '1.50', withheld: '0.00' };
    expect(placed).toMatchObject({ possiblePayout: '30.00', tax });
    // The bench settles without knowing the site: the rate is the coupon's.
    await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ payout: '30.00', tax: { withheld: '1.50' } });
  });

  test('is paid less the tax, which is an entry of its own beside the payout', async () => {
    const bet = bench.leg(1, '3');
    const { id } = await bench.place({ amount: '10', bets: [bet] });
    await bench.result(bet, 1);
    expect(await bench.balance()).toBe(10_000n - 1000n + 3000n - 150n);
    expect(await booked(id)).toEqual([['tax', -150n]]);
    const { playerId, accountId } = bench.player;
    const wallet = createWallet({ ...bench, requireDemoCredit: () => Promise.resolve() });
    const { entries } = await wallet.entries(playerId, String(accountId), { limit: 2 });
    expect(entries).toMatchObject([
      { kind: 'tax', amount: '-1.50', balance: '118.50', couponId: id },
      { kind: 'payout', amount: '30.00', balance: '120.00', couponId: id },
    ]);
    await expectSoundLedger(database.db);
  });

  test('is taxed once, however often its settlement runs', async () => {
    const bet = bench.leg(1, '3');
    const { id } = await bench.place({ amount: '10', bets: [bet] });
    await bench.result(bet, 1);
    await bench.result(bet, 1);
    await Promise.all([bench.clock.sweep(), bench.clock.sweep()]);
    expect(await booked(id)).toEqual([['tax', -150n]]);
  });

  test.each([
    ['lost', 0],
    ['returned', 2],
  ] as const)('is not taxed when it is %s', async (outcome, result) => {
    const bet = bench.leg(1, '3');
    const { id } = await bench.place({ amount: '10', bets: [bet] });
    await bench.result(bet, result);
    expect(await bench.stored(id)).toMatchObject({ outcome, tax: { withheld: '0.00' } });
    expect(await booked(id)).toEqual([]);
  });

  test('is not taxed on winnings that are free', async () => {
    const bet = bench.leg(1, '1.5');
    const { id } = await bench.place({ amount: '10', bets: [bet] });
    await bench.result(bet, 1);
    expect(await booked(id)).toEqual([]);
    expect(await bench.balance()).toBe(10_500n);
  });

  test('is taxed on all that a promo code wins', async () => {
    const promoCode = await grantPromoCode(bench);
    const bet = bench.leg(1, '2.5');
    const placed = await bench.place({ promoCode, bets: [bet] });
    expect(placed).toMatchObject({ possiblePayout: '15.00', tax: { amount: '1.00' } });
    await bench.result(bet, 1);
    expect(await bench.balance()).toBe(10_000n + 1500n - 100n);
  });

  test('leaves what may be lost by a limit as it is without a tax', async () => {
    const rule = { type: LIMIT_TYPE.loss24h, value: 10_000n, iso: 'EUR', state: 'ACTIVE' } as const;
    await database.db
      .insertInto('limits')
      .values({ ...rule, player_id: bench.player.playerId, starts_at: bench.now(), ends_at: null })
      .execute();
    const [lost, won, next] = [bench.leg(1, '3'), bench.leg(2, '3'), bench.leg(3, '2')];
    await bench.place({ amount: '80', bets: [lost] });
    await bench.result(lost, 0);
    await bench.place({ amount: '10', bets: [won] });
    await bench.result(won, 1);
    // 90.00 were staked, and 30.00 paid before tax.
    expect(await bench.place({ amount: '40.01', bets: [next] })).toMatchObject({
      refusal: { code: 'LIMIT_LOSS', limit: '40.00' },
    });
  });

  test('covers a later advance from what is left after the tax', async () => {
    const [first, second] = [bench.leg(1, '3'), bench.leg(2, '2')];
    const backing = await bench.place({ amount: '100', bets: [first] });
    await bench.place({ amount: '40', prepaidAmount: '40', bets: [second] });
    await bench.result(first, 1);
    // 300.00 less a tenth of 195.00, less the advance.
    expect(await bench.balance()).toBe(30_000n - 1950n - 4000n);
    expect(await booked(backing.id)).toEqual([['tax', -1950n]]);
  });

  test('is withdrawn by itself without the tax, if the player wants that', async () => {
    const { accountId, playerId } = bench.player;
    await database.db
      .insertInto('automatic_withdrawals')
      .values({ account_id: accountId, player_id: playerId, above: 2849n, changed_at: bench.now() })
      .execute();
    const bet = bench.leg(1, '3');
    const { id } = await bench.place({ amount: '10', bets: [bet] });
    await bench.result(bet, 1);
    const noted = await database.db
      .selectFrom('large_payouts')
      .select(['coupon_id', 'amount'])
      .where('account_id', '=', accountId)
      .execute();
    expect(noted).toEqual([{ coupon_id: BigInt(id), amount: 2850n }]);
  });

  test('states in the message of a large win what was paid after the tax', async () => {
    const bet = bench.leg(1, '8');
    const { id } = await bench.place({ amount: '10', bets: [bet] });
    await bench.result(bet, 1);
    const [message] = await database.db
      .selectFrom('player_messages')
      .select(['kind', 'facts'])
      .where('player_id', '=', bench.player.playerId)
      .execute();
    // 80.00 less a tenth of 65.00.
    expect(message).toMatchObject({ kind: 'bet-won', facts: { couponId: id, payout: '73.50' } });
  });
});

test('a bet in a currency that the tax names nothing for has no free winnings', async () => {
  bench = await createBench(database.db, { iso: 'USD', money: 10_000n, site: TAXED });
  const bet = bench.leg(1, '3');
  expect(await bench.place({ amount: '10', bets: [bet] })).toMatchObject({
    tax: { percent: '10', amount: '2.00' },
  });
  await bench.result(bet, 1);
  expect(await bench.balance()).toBe(10_000n + 2000n - 200n);
});

test('a bet on a site without a tax has none', async () => {
  bench = await createBench(database.db, { money: 10_000n });
  const bet = bench.leg(1, '3');
  const placed = await bench.place({ amount: '10', bets: [bet] });
  expect(placed.tax).toBeUndefined();
  await bench.result(bet, 1);
  expect(await booked(placed.id)).toEqual([]);
});

test('the accounts of other players are not touched by a tax', async () => {
  const other = await createTestPlayer(database.db, { money: 500n });
  const bet = bench.leg(1, '3');
  await bench.place({ amount: '10', bets: [bet] });
  await bench.result(bet, 1);
  expect(await accountsOf(database.db, other.playerId)).toMatchObject([{ balance: 500n }]);
});
