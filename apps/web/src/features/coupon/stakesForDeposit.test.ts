import { beforeEach, expect, it } from 'vitest';
import { coupon, emptyContent } from './coupon.store.ts';
import { setAmount } from './stake.actions.ts';
import { restoreStakes, storeStakes } from './stakesForDeposit.ts';
import { betOf } from './testing/legs.ts';

/** Removes from the coupon everything that a load of the page removes. */
function reload(): void {
  coupon.amount = undefined;
  coupon.amountByBetId = {};
}

beforeEach(() => {
  Object.assign(coupon, emptyContent(), { amount: undefined, accountId: undefined });
  coupon.bets = [betOf(1)];
});

it('typed stakes survive the page of a provider, once', () => {
  setAmount('12.50');
  coupon.amountByBetId = { s1: '7' };
  storeStakes();
  reload();
  restoreStakes();
  expect(coupon).toMatchObject({ amount: '12.50', amountByBetId: { s1: '7' } });
  reload();
  restoreStakes();
  expect(coupon.amount).toBeUndefined();
});

it('a stake typed since is not replaced', () => {
  setAmount('12.50');
  storeStakes();
  setAmount('3');
  restoreStakes();
  expect(coupon.amount).toBe('3');
});

it('an empty coupon gets no stakes', () => {
  setAmount('12.50');
  storeStakes();
  reload();
  coupon.bets = [];
  restoreStakes();
  expect(coupon.amount).toBeUndefined();
});
