import { beforeEach, describe, expect, test } from 'vitest';
import { coupon, startCoupon } from './coupon.store.ts';
import { emptyCoupon, replaceCoupon, toggleBet } from './coupon.actions.ts';
import { removeBet } from './undo.actions.ts';
import { changeCouponSettings, couponSettings } from './couponSettings.store.ts';
import {
  chooseSystemValue,
  chooseType,
  deleteBonusBet,
  moveBet,
  moveBlock,
  moveToBlock,
  setBanker,
  setSystemBanker,
} from './type/type.actions.ts';
import {
  chooseAccount,
  setAmount,
  setAmountOfAll,
  setAutoMax,
  setBetAmount,
  setBlockAmount,
  setPrepaid,
} from './stake.actions.ts';
import { beginWithFour, held, ids, stored } from './testing/device.ts';
import { betOf } from './testing/legs.ts';

beforeEach(beginWithFour);

test('the device stores selections, their times, the type and the size of a system under these names', () => {
  chooseType(2);
  chooseSystemValue(3);
  expect(Object.keys(stored() ?? {})).toEqual(
    expect.arrayContaining(['bets', 'addedAtByBetId', 'typeId', 'systemValue']),
  );
  const before = structuredClone(stored());
  emptyCoupon();
  held.set('touchline.coupon', JSON.stringify(before));
  startCoupon();
  expect([ids(), coupon.typeId, coupon.systemValue]).toEqual([[1, 2, 3, 4], 2, 3]);
});

test('a cleared coupon is reset: its type, its blocks, and the removed bonus', () => {
  chooseType(4);
  deleteBonusBet();
  setBetAmount('1.match-result:home', '7');
  for (const number of [1, 2, 3, 4]) removeBet(betOf(number).selectionId);
  expect(coupon).toMatchObject({
    typeId: undefined,
    systemValue: 2,
    manuallyDeletedBonusBet: false,
    amountByBetId: {},
  });
});

test('any change of an express of the day makes it an ordinary one; a stake does not', () => {
  const express = { bets: [betOf(1), betOf(2)], addedAtByBetId: {}, expressId: 'e1' };
  replaceCoupon(express);
  setAmount('7');
  expect(coupon.expressId).toBe('e1');
  for (const change of [
    () => toggleBet(betOf(3)),
    () => removeBet(betOf(1).selectionId),
    () => chooseType(3),
    () => moveBet(betOf(2).selectionId, 0),
    deleteBonusBet,
  ]) {
    replaceCoupon(express);
    change();
    expect(coupon.expressId).toBeUndefined();
  }
});

test('a selection moves to another index, clamped to the ends', () => {
  const [, second] = coupon.bets;
  const moved = second?.selectionId ?? '';
  moveBet(moved, 0);
  expect(ids()).toEqual([2, 1, 3, 4]);
  moveBet(moved, 99);
  expect(ids()).toEqual([1, 3, 4, 2]);
});

test('another price of a market takes over the index, block and banker of the previous one, not its stake', () => {
  setBanker(betOf(2).selectionId, true);
  setBetAmount(betOf(2).selectionId, '7');
  const away = betOf(2, { selectionId: '2.match-result:away', selectionKey: 'away' });
  toggleBet(away);
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(coupon.bets[1]).toMatchObject({ selectionKey: 'away', isBanker: true });
  expect([coupon.amountByBetId, Object.keys(coupon.addedAtByBetId)]).toEqual([
    {},
    [1, 3, 4].map((number) => betOf(number).selectionId).concat(away.selectionId),
  ]);
});

test('blocks can be joined, created and moved as a whole', () => {
  const blocks = () => coupon.bets.map(({ blockId }) => blockId);
  chooseType(5);
  moveToBlock(betOf(2).selectionId, 1);
  expect(blocks()).toEqual([1, 1, 2, 3]);
  moveBlock(1, 1);
  expect(blocks()).toEqual([2, 2, 1, 3]);
  moveBlock(3, 1);
  expect(blocks()).toEqual([2, 2, 1, 3]);
  moveToBlock(betOf(1).selectionId, 4);
  expect(blocks()).toEqual([4, 2, 1, 3]);
});

test('stakes of blocks are cleared when the blocks change, so that none is applied to another block', () => {
  chooseType(5);
  setBlockAmount(2, '7');
  expect(coupon.amountByBlockId).toEqual({ 2: '7' });
  moveBlock(2, 1);
  expect(coupon.amountByBlockId).toEqual({});
});

test('a banker needs three other selections; closing banker mode removes all', () => {
  setSystemBanker(true);
  setBanker(betOf(1).selectionId, true);
  setBanker(betOf(2).selectionId, true);
  expect(coupon.bets.map(({ isBanker }) => isBanker === true)).toEqual([true, false, false, false]);
  setSystemBanker(false);
  expect(coupon.bets.some(({ isBanker }) => isBanker)).toBe(false);
});

test('a typed stake ends the maximum stake; one stake for all replaces individual ones', () => {
  setAutoMax(true);
  setBetAmount(betOf(1).selectionId, '7');
  expect(coupon).toMatchObject({ isActiveAutoMax: false, amountByBetId: { '1.match-result:home': '7' } });
  setAmountOfAll('5');
  expect(coupon).toMatchObject({ amount: '5', amountByBetId: {} });
});

test('choosing another account drops the advance of the previous one', () => {
  setPrepaid(true);
  chooseAccount('9');
  expect(coupon).toMatchObject({ accountId: '9', isActivePrepaid: false });
});

describe('the settings', () => {
  test('enable the exact price with the score rule, and disable both together', () => {
    changeCouponSettings({ isDropOnScoreChange: true });
    expect(couponSettings.exactCoef).toBe(true);
    changeCouponSettings({ exactCoef: false });
    expect(couponSettings.isDropOnScoreChange).toBe(false);
  });

  test('allow either the score rule or one-click betting', () => {
    changeCouponSettings({ isActiveOneClick: true });
    changeCouponSettings({ isDropOnScoreChange: true });
    expect(couponSettings.isActiveOneClick).toBe(false);
    changeCouponSettings({ isActiveOneClick: true });
    expect(couponSettings.isDropOnScoreChange).toBe(false);
  });
});
