import type { CouponPlacement } from '@touchline/contract';
import { caseCount } from '@touchline/testing';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { grantPromoCode } from '../../../testing/promoCode.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { demoCredit } from '../../../ledger/wallet/payments.ts';
import { availableAdvance } from '../prepaid/prepaid.service.ts';
import { promoCodeOf } from '../promo/promoCodes.service.ts';

const database = suiteDatabase();
let bench: CouponBench;

beforeEach(async () => {
  bench = await createBench(database.db, { money: 10_000n });
});

describe('a promo code', () => {
  let code: string;

  beforeEach(async () => {
    code = await grantPromoCode(bench);
  });

  const state = async () => (await promoCodeOf(bench.db, bench.player.playerId, code, bench.now())).state;
  const stake = (changes: Partial<CouponPlacement>) => bench.place({ promoCode: code, ...changes });

  test('stakes itself: no money is taken, and only the winnings above the stake are paid', async () => {
    const bet = bench.leg(1, '2.5');
    const placed = await stake({ bets: [bet] });
    expect(placed).toMatchObject({ state: 'accepted', promoCode: code, possiblePayout: '15.00' });
    expect(await bench.balance()).toBe(10_000n);
    expect(await state()).toBe('used');
    await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ outcome: 'won', payout: '15.00' });
    expect(await bench.balance()).toBe(11_500n);
    expect(await state()).toBe('used');
  });

  test('is used up by a lost bet and returns with a returned one', async () => {
    const [first, second] = [bench.leg(1, '2'), bench.leg(2, '2')];
    const returned = await stake({ bets: [first] });
    await bench.result(first, 2);
    expect(await bench.stored(returned.id)).toMatchObject({ outcome: 'returned', payout: '0.00' });
    expect(await state()).toBe('usable');
    await stake({ bets: [second] });
    await bench.result(second, 0);
    expect(await state()).toBe('used');
    expect(await bench.balance()).toBe(10_000n);
  });

  test('returns when the bet is refused after the live delay', async () => {
    const bet = bench.leg(1, '2', { producer: 'live' });
    const placed = await stake({ bets: [bet] });
    expect([placed.state, await state()]).toEqual(['pending', 'used']);
    bench.leg(1, '1.5', { producer: 'live' });
    bench.pass(placed.delaySeconds);
    await bench.clock.decideDue();
    expect(await state()).toBe('usable');
  });

  test('is staked whole, once, by its player and in time', async () => {
    const bet = bench.leg(1, '2');
    expect((await stake({ amount: '9', bets: [bet] })).refusal).toMatchObject({
      code: 'PROMO_CODE',
      limit: '10.00',
    });
    expect((await bench.place({ promoCode: 'NOBODYS', bets: [bet] })).refusal?.code).toBe('PROMO_CODE');
    const other = await createBench(database.db);
    const foreign = await other.place({ promoCode: code, bets: [other.leg(1, '2')] });
    expect(foreign.refusal?.code).toBe('PROMO_CODE');

    const twice = await Promise.all([stake({ bets: [bet] }), stake({ bets: [bet] })]);
    expect(twice.map((coupon) => coupon.state).toSorted()).toEqual(['accepted', 'rejected']);
    await bench.result(bet, 2);
    bench.pass(31 * 86_400);
    expect(await state()).toBe('expired');
    expect((await stake({ bets: [bench.leg(2, '2')] })).refusal?.code).toBe('PROMO_CODE');
  });
});

describe('an advance', () => {
  const account = () => ({ id: bench.player.accountId, type: 0 as const });
  const available = () => availableAdvance(bench.db, bench.book, account());

  /** Stakes the whole balance on one open coupon, worth 100 now: half of it is advanced. */
  async function stakeAll() {
    const bet = bench.leg(1, '2');
    const coupon = await bench.place({ amount: '100', bets: [bet] });
    return { bet, coupon };
  }

  test('is half of the current value of open coupons, less what is advanced already', async () => {
    expect(await available()).toBe(0n);
    await stakeAll();
    expect(await available()).toBe(5000n);
    // At a price of 2.5 the coupon is less likely to win: 200 x 1/2.5 is 80.
    bench.leg(1, '2.5');
    expect(await available()).toBe(4000n);
    await bench.place({ amount: '15', prepaidAmount: '15', bets: [bench.leg(2, '2')] });
    expect(await available()).toBe(2500n);
    bench.leg(1, '2.5', { status: -1 });
    expect(await available()).toBe(0n);
  });

  test('covers what the balance lacks, and is paid back by an earlier coupon', async () => {
    const first = bench.leg(1, '2');
    await bench.place({ amount: '90', bets: [first] });
    const second = bench.leg(2, '3');
    const placed = await bench.place({ amount: '40', prepaidAmount: '40', bets: [second] });
    expect(placed).toMatchObject({ state: 'accepted', prepaidAmount: '30.00', possiblePayout: '120.00' });
    expect(await bench.balance()).toBe(0n);

    await bench.result(first, 1);
    expect(await bench.balance()).toBe(15_000n);
    await bench.result(second, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ outcome: 'won', payout: '120.00' });
    expect(await bench.balance()).toBe(27_000n);
  });

  test('waits for its cover, whether or not its coupon is decided', async () => {
    const { bet } = await stakeAll();
    const second = bench.leg(2, '3');
    const placed = await bench.place({ amount: '40', prepaidAmount: '40', bets: [second] });
    await bench.result(second, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ state: 'accepted', bets: [{ statusId: 1 }] });
    await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ outcome: 'won', payout: '120.00' });
    // The winnings are 200, 40 of them for the advance, plus 120.
    expect(await bench.balance()).toBe(28_000n);
  });

  test('is void if no earlier coupon covers it, and the player’s own part is refunded', async () => {
    const first = bench.leg(1, '2');
    await bench.place({ amount: '90', bets: [first] });
    const placed = await bench.place({ amount: '40', prepaidAmount: '30', bets: [bench.leg(2, '3')] });
    await bench.result(first, 0);
    expect(await bench.stored(placed.id)).toMatchObject({ outcome: 'returned', payout: '10.00' });
    expect(await bench.balance()).toBe(1000n);
  });

  test('is void after the deadline for its cover, whatever is deposited', async () => {
    await stakeAll();
    const placed = await bench.place({ amount: '40', prepaidAmount: '40', bets: [bench.leg(2, '3')] });
    bench.pass(48 * 3600 + 1);
    await Promise.all([bench.clock.sweep(), bench.clock.sweep()]);
    expect(await bench.stored(placed.id)).toMatchObject({ outcome: 'returned', payout: '0.00' });
  });

  test('is covered or void by what earlier coupons pay, in any order of results and whatever is deposited', async () => {
    const ADVANCED = 4000n;
    const DEPOSIT = 500n;
    const OUTCOMES = { 0: 'lost', 1: 'won', 2: 'returned' } as const;
    type Result = keyof typeof OUTCOMES;
    const result = fc.constantFrom<Result>(0, 1, 2);
    /** Payout at a price, minor units: a returned stake is paid back. */
    const paid = (stake: bigint, price: bigint, how: Result) =>
      how === 1 ? stake * price : how === 2 ? stake : 0n;
    await fc.assert(
      fc.asyncProperty(
        result,
        result,
        result,
        fc.shuffledSubarray(['small', 'large', 'advanced', 'deposit'] as const, { minLength: 4 }),
        async (small, large, own, order) => {
          bench = await createBench(database.db, { money: 10_000n });
          const legs = { small: bench.leg(1, '2'), large: bench.leg(2, '2'), advanced: bench.leg(3, '3') };
          await bench.place({ amount: '30', bets: [legs.small] });
          await bench.place({ amount: '70', bets: [legs.large] });
          const placed = await bench.place({ amount: '40', prepaidAmount: '40', bets: [legs.advanced] });
          expect(placed).toMatchObject({ state: 'accepted', prepaidAmount: '40.00' });
          for (const next of order) {
            if (next === 'deposit') {
              const { accountId } = bench.player;
              const deposit = { accountId, amount: DEPOSIT, at: bench.now(), key: `funds-${accountId}` };
              await database.db.transaction().execute((trx) => demoCredit(trx, deposit));
            } else {
              await bench.result(legs[next], { small, large, advanced: own }[next]);
            }
          }
          const earlier = paid(3000n, 2n, small) + paid(7000n, 2n, large);
          const isCovered = earlier >= ADVANCED;
          const rest = isCovered ? paid(ADVANCED, 3n, own) - ADVANCED : 0n;
          expect(await bench.balance()).toBe(DEPOSIT + earlier + rest);
          const outcome = isCovered ? OUTCOMES[own] : 'returned';
          expect(await bench.stored(placed.id)).toMatchObject({ outcome });
          expect(bench.failures).toEqual([]);
        },
      ),
      { numRuns: caseCount(12, 200) },
    );
  });

  test('is for matches that begin soon, and limited to the available amount', async () => {
    await stakeAll();
    const more = await bench.place({ amount: '50.01', prepaidAmount: '60', bets: [bench.leg(2, '3')] });
    expect(more.refusal).toMatchObject({ code: 'INSUFFICIENT_FUNDS', limit: '50.00' });
    const bet = bench.leg(2, '3');
    bench.pass(-49 * 3600);
    const late = await bench.place({ amount: '40', prepaidAmount: '40', bets: [bet] });
    expect(late.refusal).toMatchObject({ code: 'COUPON_SHAPE', legs: [{ selectionId: bet.selectionId }] });
  });

  test('is covered once while both coupons are settled at the same time', async () => {
    for (let round = 1; round <= 8; round += 1) {
      bench = await createBench(database.db, { money: 10_000n });
      const { bet } = await stakeAll();
      const second = bench.leg(2, '3');
      const placed = await bench.place({ amount: '40', prepaidAmount: '40', bets: [second] });
      for (const { marketId } of [bet, second]) bench.book.sink.settle(marketId, { yes: 1, no: 0 });
      const { clock } = bench;
      await Promise.all([
        clock.settleMarket(second.marketId),
        clock.settleMarket(bet.marketId),
        clock.sweep(),
        clock.sweep(),
      ]);
      expect(await bench.stored(placed.id)).toMatchObject({ outcome: 'won', payout: '120.00' });
      expect(await bench.balance()).toBe(28_000n);
      expect(bench.failures).toEqual([]);
    }
  });

  test('is not taken twice by simultaneous requests', async () => {
    await stakeAll();
    const bet = bench.leg(2, '3');
    const placed = await Promise.all(
      Array.from({ length: 8 }, () => bench.place({ amount: '20', prepaidAmount: '20', bets: [bet] })),
    );
    expect(placed.filter(({ state }) => state === 'accepted')).toHaveLength(2);
  });
});
