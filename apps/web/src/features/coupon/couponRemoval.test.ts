import { beforeEach, expect, test } from 'vitest';
import { coupon } from './coupon.store.ts';
import { emptyCoupon, toggleBet } from './couponEdit.store.ts';
import { agreeToPrices } from './couponPlacement.store.ts';
import { clearCoupon, couponRemoval, removeBet, removeBets, withdrawUndo } from './couponRemoval.store.ts';
import { chooseSystemValue, moveBet, setBanker } from './couponShape.store.ts';
import { setBetAmount } from './couponStake.store.ts';
import { chooseType } from './couponType.store.ts';
import { betOf } from './testing/legs.ts';

const ids = () => coupon.bets.map(({ gameId }) => gameId);
const idOf = (number: number) => betOf(number).selectionId;

beforeEach(() => {
  coupon.placement = { state: 'draft' };
  emptyCoupon();
  withdrawUndo();
  for (const number of [1, 2, 3, 4, 5]) toggleBet(betOf(number));
});

test('a cleared coupon is restored as it was: order, type, bankers and stakes', () => {
  chooseType(2);
  chooseSystemValue(3);
  setBanker(idOf(2), true);
  setBetAmount(idOf(1), '7');
  clearCoupon();
  expect([ids(), couponRemoval.last?.count]).toEqual([[], 5]);
  couponRemoval.last?.bringBack();
  expect(coupon).toMatchObject({ typeId: 2, systemValue: 3, amountByBetId: { [idOf(1)]: '7' } });
  expect(coupon.bets.map(({ gameId, isBanker }) => [gameId, isBanker === true])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ]);
  expect(couponRemoval.last).toBeUndefined();
});

test('selections removed together are restored at their indices', () => {
  removeBets([idOf(2), idOf(4)]);
  expect([ids(), couponRemoval.last?.count]).toEqual([[1, 3, 5], 2]);
  couponRemoval.last?.bringBack();
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['another selection', () => toggleBet(betOf(9))],
  ['another order', () => moveBet(idOf(3), 0)],
  ['another type', () => chooseType(3)],
  ['a stake of its own', () => setBetAmount(idOf(3), '7')],
  ['being placed', () => agreeToPrices(new Map())],
])('%s withdraws the offer, since undoing would revert that too', (_what, change) => {
  removeBet(idOf(1));
  expect(couponRemoval.last?.count).toBe(1);
  change();
  expect(couponRemoval.last).toBeUndefined();
});

test('nothing is offered if nothing was removed, and nothing is removed while a bet is pending', () => {
  removeBet('not-in-it');
  expect(couponRemoval.last).toBeUndefined();
  // Cast: what was sent doesn't matter here.
  coupon.placement = { state: 'submitting', intent: {} as never };
  clearCoupon();
  expect([ids(), couponRemoval.last]).toEqual([[1, 2, 3, 4, 5], undefined]);
});
