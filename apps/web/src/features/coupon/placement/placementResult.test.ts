import { beforeEach, describe, expect, test } from 'vitest';
import { coupon, startCoupon } from '../coupon.store.ts';
import { toggleBet } from '../coupon.actions.ts';
import { keepSelections, leaveCoupon, reviseCoupon, setPlacement } from './placement.actions.ts';
import { removeBet } from '../undo.actions.ts';
import { changeCouponSettings } from '../couponSettings.store.ts';
import { setAmount, stakePromoCode } from '../stake.actions.ts';
import { beginWithFour, ids, stored, otherWindowHas } from '../testing/device.ts';
import { betOf } from '../testing/legs.ts';

/** An accepted coupon of these selections. Cast: its other fields don't matter here. */
const placedOf = (...numbers: number[]) =>
  ({ id: '1', state: 'accepted', bets: numbers.map((number) => betOf(number)) }) as never;
const placed = placedOf(1, 2, 3, 4);

beforeEach(beginWithFour);

describe('a placed coupon', () => {
  const single = (number: number, state: string) =>
    ({ selectionId: betOf(number).selectionId, placement: { state } }) as never;

  test('is cleared by the next change, or kept if the player wants it', () => {
    setPlacement({ state: 'accepted', coupon: placed });
    expect(stored()).toMatchObject({ bets: [] });
    expect(coupon.successCoupon).toMatchObject({ id: '1' });
    toggleBet(betOf(9));
    expect(ids()).toEqual([9]);
    setPlacement({ state: 'accepted', coupon: placedOf(9) });
    keepSelections();
    expect([ids(), coupon.placement.state]).toEqual([[9], 'draft']);
  });

  test('doesn’t stake its code or advance again if selections are kept', () => {
    stakePromoCode('CODE');
    coupon.isActivePrepaid = true;
    setPlacement({ state: 'accepted', coupon: placed });
    keepSelections();
    expect(coupon).toMatchObject({
      promoCode: undefined,
      isActivePrepaid: false,
      placement: { state: 'draft' },
    });
    expect(ids()).toEqual([1, 2, 3, 4]);
  });

  test('of singles is removed from the device with the last of them, so that a reload bets none twice', () => {
    const results = [single(1, 'accepted'), single(2, 'rejected'), single(3, 'accepted'), single(4, 'draft')];
    setPlacement({ state: 'singles', results });
    startCoupon();
    expect(ids()).toEqual([2, 4]);
  });

  test('is removed alone if another window added a selection meanwhile', () => {
    startCoupon();
    // Cast: what was sent doesn't matter here.
    setPlacement({ state: 'submitting', intent: {} as never });
    otherWindowHas(1, 2, 3, 4, 9);
    expect(ids()).toEqual([1, 2, 3, 4]);
    setPlacement({ state: 'accepted', coupon: placed });
    reviseCoupon();
    expect(ids()).toEqual([9]);
  });

  test('shows its receipt while another window starts a new one, and then gives way to that', () => {
    startCoupon();
    setPlacement({ state: 'accepted', coupon: placed });
    otherWindowHas(8);
    expect([coupon.placement.state, ids()]).toEqual(['accepted', [1, 2, 3, 4]]);
    toggleBet(betOf(9));
    expect(ids()).toEqual([8, 9]);
  });

  test('is kept by the setting, also when the coupon is left', () => {
    changeCouponSettings({ isSelectionsKept: true });
    setPlacement({ state: 'accepted', coupon: placed });
    leaveCoupon();
    expect([ids(), stored()]).toMatchObject([[1, 2, 3, 4], { bets: [{}, {}, {}, {}] }]);
  });

  test('of singles removes only those that were placed, even if selections are kept', () => {
    changeCouponSettings({ isSelectionsKept: true });
    const results = [single(1, 'accepted'), single(2, 'rejected'), single(3, 'accepted'), single(4, 'draft')];
    setPlacement({ state: 'singles', results });
    reviseCoupon();
    expect(ids()).toEqual([2, 4]);
  });

  test('is pending while one of the singles is, and can’t be changed', () => {
    setPlacement({ state: 'singles', results: [single(1, 'accepted'), single(2, 'pending')] });
    expect(coupon).toMatchObject({ isActivePlaceBet: true, activePlaceBetIds: [betOf(2).selectionId] });
    removeBet(betOf(1).selectionId);
    setAmount('1');
    expect([ids(), toggleBet(betOf(9))]).toEqual([[1, 2, 3, 4], 'busy']);
  });

  test('waits for an operator while the player fills another coupon', () => {
    changeCouponSettings({ isSelectionsKept: true });
    setPlacement({ state: 'review', coupon: placed });
    toggleBet(betOf(9));
    expect(ids()).toEqual([9]);
  });
});
