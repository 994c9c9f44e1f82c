import { beforeEach, expect, test } from 'vitest';
import { coupon } from './coupon.store.ts';
import { emptyCoupon, toggleBet } from './coupon.actions.ts';
import { agreeToPrices } from './placement/placement.actions.ts';
import { clearCoupon, removeBet, removeBets, withdrawUndo } from './undo.actions.ts';
import { chooseSystemValue, chooseType, moveBet, setBanker } from './type/type.actions.ts';
import { setBetAmount } from './stake.actions.ts';
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
  expect([ids(), coupon.removed?.count]).toEqual([[], 5]);
  coupon.removed?.bringBack();
  expect(coupon).toMatchObject({ typeId: 2, systemValue: 3, amountByBetId: { [idOf(1)]: '7' } });
  expect(coupon.bets.map(({ gameId, isBanker }) => [gameId, isBanker === true])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ]);
  expect(coupon.removed).toBeUndefined();
});

test('selections removed together are restored at their indices', () => {
  removeBets([idOf(2), idOf(4)]);
  expect([ids(), coupon.removed?.count]).toEqual([[1, 3, 5], 2]);
  coupon.removed?.bringBack();
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
  expect(coupon.removed?.count).toBe(1);
  change();
  expect(coupon.removed).toBeUndefined();
});

test('nothing is offered if nothing was removed, and nothing is removed while a bet is pending', () => {
  removeBet('not-in-it');
  expect(coupon.removed).toBeUndefined();
  // Cast: what was sent doesn't matter here.
  coupon.placement = { state: 'submitting', intent: {} as never };
  clearCoupon();
  expect([ids(), coupon.removed]).toEqual([[1, 2, 3, 4, 5], undefined]);
});
