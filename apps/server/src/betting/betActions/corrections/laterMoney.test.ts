import { beforeEach, describe, expect, test } from 'vitest';
import { ownPromoCodes } from '../../coupons/promo/promoCodes.service.ts';
import { loadClosures } from '../../marketClosures/followClosures.ts';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { forgetOperators } from '../../../testing/closures.ts';
import { grantPromoCode } from '../../../testing/promoCode.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { cashOut } from '../cashOut/cashOut.service.ts';
import { createOperatorActions, type OperatorActions } from './operatorActions.ts';

const database = suiteDatabase();
let bench: CouponBench;
let operator: OperatorActions;

beforeEach(async () => {
  await forgetOperators(database.db);
  bench = await createBench(database.db, { money: 10_000n });
  operator = createOperatorActions({
    ...bench,
    closures: { changed: () => loadClosures(bench) },
    notify: () => undefined,
  });
});

function publish({ marketId }: { readonly marketId: string }, result: 0 | 1 | 2) {
  const results = { [`${marketId}:yes`]: { result } };
  return operator.publishResults({ marketId, results, reason: 'The referee’s report', operator: 'tester' });
}

let keys = 0;

function sell(couponId: string, percent: number, amount: string) {
  const key = `later-money-${(keys += 1)}`;
  const { playerId } = bench.player;
  return cashOut({ ...bench }, { playerId, key, couponId, body: { percent, amount } });
}

describe('an advance', () => {
  test('is covered in parts by a coupon that pays several times', async () => {
    const [first, second] = [bench.leg(1, '2'), bench.leg(2, '3')];
    const backing = await bench.place({ amount: '100', bets: [first] });
    const advanced = await bench.place({ amount: '40', prepaidAmount: '40', bets: [second] });
    expect(advanced).toMatchObject({ state: 'accepted', prepaidAmount: '40.00' });
    // Sells a fifth of the stake, then a quarter of the rest.
    for (const percent of [20, 25]) await sell(backing.id, percent, '19.00');
    expect(await bench.balance()).toBe(0n);
    await bench.result(first, 1);
    // 60 of the stake of 100 are still in play: the payout is 120, and covers the last 2 of the advance.
    expect(await bench.balance()).toBe(11_800n);
    await bench.result(second, 1);
    expect(await bench.stored(advanced.id)).toMatchObject({ outcome: 'won', payout: '120.00' });
    expect(bench.failures).toEqual([]);
  });

  test('is covered by the payout of a correction', async () => {
    const [lost, open, own] = [bench.leg(1, '2'), bench.leg(2, '2'), bench.leg(3, '3')];
    for (const bet of [lost, open]) await bench.place({ amount: '50', bets: [bet] });
    const advanced = await bench.place({ amount: '40', prepaidAmount: '40', bets: [own] });
    await bench.result(lost, 0);
    expect(await bench.balance()).toBe(0n);
    await publish(lost, 1);
    expect(await bench.balance()).toBe(6000n);
    await bench.result(own, 1);
    expect(await bench.stored(advanced.id)).toMatchObject({ outcome: 'won', payout: '120.00' });
  });
});

describe('a promo code of a corrected bet', () => {
  let code: string;

  beforeEach(async () => {
    code = await grantPromoCode(bench);
  });

  const isFree = async () =>
    (await ownPromoCodes(bench.db, bench.player.playerId, bench.now())).promoCodes.some(
      (own) => own.code === code,
    );

  test('returns to the player when the bet is returned, and is taken again when it is lost', async () => {
    const bet = bench.leg(1, '2');
    await bench.place({ promoCode: code, bets: [bet] });
    await bench.result(bet, 1);
    expect([await bench.balance(), await isFree()]).toEqual([11_000n, false]);
    await publish(bet, 2);
    expect([await bench.balance(), await isFree()]).toEqual([10_000n, true]);
    await publish(bet, 0);
    expect([await bench.balance(), await isFree()]).toEqual([10_000n, false]);
  });

  test('stays with another bet that was staked with it meanwhile', async () => {
    const [bet, other] = [bench.leg(1, '2'), bench.leg(2, '2')];
    await bench.place({ promoCode: code, bets: [bet] });
    await bench.result(bet, 2);
    const later = await bench.place({ promoCode: code, bets: [other] });
    expect(later.state).toBe('accepted');
    await publish(bet, 1);
    await publish(bet, 2);
    expect(await isFree()).toBe(false);
    await bench.result(other, 2);
    expect(await isFree()).toBe(true);
  });
});
