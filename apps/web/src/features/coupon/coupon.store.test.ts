import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';

const { betOf } = await import('./testing/legs.ts');

// The device of a test: none is there under Node.
const held = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
});
let hearOtherWindow: (event: { key: string | null }) => void = () => undefined;
vi.stubGlobal('addEventListener', (_type: string, listener: typeof hearOtherWindow) => {
  hearOtherWindow = listener;
});

const { coupon, startCoupon } = await import('./coupon.store.ts');
const { replaceCoupon, toggleBet } = await import('./couponEdit.store.ts');
const { clearCoupon, removeBet } = await import('./couponRemoval.store.ts');
const { keepSelections, leaveCoupon, reviseCoupon, setPlacement } =
  await import('./couponPlacement.store.ts');
const { chooseSystemValue, deleteBonusBet, moveBet, moveBlock, moveToBlock, setBanker, setSystemBanker } =
  await import('./couponShape.store.ts');
const stakes = await import('./couponStake.store.ts');
const { chooseAccount, setAmount, setAmountOfAll, setAutoMax, setBetAmount, setBlockAmount, setPrepaid } =
  stakes;
const { chooseType } = await import('./couponType.store.ts');
const { changeCouponSettings, couponSettings } = await import('./couponSettings.store.ts');
const { deviceStorage } = await import('../../platform/storage/storage.ts');

const kept = () => deviceStorage.read('coupon', v.record(v.string(), v.unknown()));
const ids = () => coupon.bets.map(({ gameId }) => gameId);
/** A coupon of these selections that was taken. The cast: what else stands on it doesn't matter here. */
const placedOf = (...numbers: number[]) =>
  ({ id: '1', state: 'accepted', bets: numbers.map((number) => betOf(number)) }) as never;
const placed = placedOf(1, 2, 3, 4);
/** Another window leaves these selections on the device, and this one hears of it. */
function otherWindowHas(...numbers: number[]): void {
  const bets = numbers.map((number) => betOf(number));
  held.set('touchline.coupon', JSON.stringify({ bets, addedAtByBetId: {} }));
  hearOtherWindow({ key: 'touchline.coupon' });
}

beforeEach(() => {
  setPlacement({ state: 'draft' });
  changeCouponSettings({ isSelectionsKept: false });
  clearCoupon();
  for (const number of [1, 2, 3, 4]) toggleBet(betOf(number));
});

test('the device keeps selections, when they came, the type and the size of a system, by these names', () => {
  chooseType(2);
  chooseSystemValue(3);
  expect(Object.keys(kept() ?? {})).toEqual(
    expect.arrayContaining(['bets', 'addedAtByBetId', 'typeId', 'systemValue']),
  );
  const before = structuredClone(kept());
  clearCoupon();
  held.set('touchline.coupon', JSON.stringify(before));
  startCoupon();
  expect([ids(), coupon.typeId, coupon.systemValue]).toEqual([[1, 2, 3, 4], 2, 3]);
});

test('an emptied coupon begins anew: its type, its blocks, and the bonus that was taken out', () => {
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

test('a selection goes to another place, past an end to that end', () => {
  const [, second] = coupon.bets;
  const moved = second?.selectionId ?? '';
  moveBet(moved, 0);
  expect(ids()).toEqual([2, 1, 3, 4]);
  moveBet(moved, 99);
  expect(ids()).toEqual([1, 3, 4, 2]);
});

test('another price of a market takes the place, the block and the banker of the one before, not its stake', () => {
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

test('blocks are joined, made and moved as a whole', () => {
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

test('stakes of blocks go when the blocks change, so that none lands on another block', () => {
  chooseType(5);
  setBlockAmount(2, '7');
  expect(coupon.amountByBlockId).toEqual({ 2: '7' });
  moveBlock(2, 1);
  expect(coupon.amountByBlockId).toEqual({});
});

test('a banker needs three others; without the ways to mark them there are none', () => {
  setSystemBanker(true);
  setBanker(betOf(1).selectionId, true);
  setBanker(betOf(2).selectionId, true);
  expect(coupon.bets.map(({ isBanker }) => isBanker === true)).toEqual([true, false, false, false]);
  setSystemBanker(false);
  expect(coupon.bets.some(({ isBanker }) => isBanker)).toBe(false);
});

test('a typed stake ends the most that is possible; one for all takes the place of each', () => {
  setAutoMax(true);
  setBetAmount(betOf(1).selectionId, '7');
  expect(coupon).toMatchObject({ isActiveAutoMax: false, amountByBetId: { '1.match-result:home': '7' } });
  setAmountOfAll('5');
  expect(coupon).toMatchObject({ amount: '5', amountByBetId: {} });
});

test('another account leaves the advance of the one before', () => {
  setPrepaid(true);
  chooseAccount('9');
  expect(coupon).toMatchObject({ accountId: '9', isActivePrepaid: false });
});

describe('what was placed', () => {
  const single = (number: number, state: string) =>
    ({ selectionId: betOf(number).selectionId, placement: { state } }) as never;

  test('is gone with the next move, or stays where the player wants it', () => {
    setPlacement({ state: 'accepted', coupon: placed });
    expect(kept()).toMatchObject({ bets: [] });
    expect(coupon.successCoupon).toMatchObject({ id: '1' });
    toggleBet(betOf(9));
    expect(ids()).toEqual([9]);
    setPlacement({ state: 'accepted', coupon: placedOf(9) });
    keepSelections();
    expect([ids(), coupon.placement.state]).toEqual([[9], 'draft']);
  });

  test('does not stake its code or its advance once more where selections are kept', () => {
    stakes.stakePromoCode('CODE');
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

  test('of singles is gone from the device with the last of them, so that a reload bets on none twice', () => {
    const results = [single(1, 'accepted'), single(2, 'rejected'), single(3, 'accepted'), single(4, 'draft')];
    setPlacement({ state: 'singles', results });
    startCoupon();
    expect(ids()).toEqual([2, 4]);
  });

  test('goes alone where another window added a selection on the way', () => {
    startCoupon();
    // The cast: what was sent doesn't matter here.
    setPlacement({ state: 'submitting', intent: {} as never });
    otherWindowHas(1, 2, 3, 4, 9);
    expect(ids()).toEqual([1, 2, 3, 4]);
    setPlacement({ state: 'accepted', coupon: placed });
    reviseCoupon();
    expect(ids()).toEqual([9]);
  });

  test('stays on its receipt while another window begins anew, and gives way to that', () => {
    startCoupon();
    setPlacement({ state: 'accepted', coupon: placed });
    otherWindowHas(8);
    expect([coupon.placement.state, ids()]).toEqual(['accepted', [1, 2, 3, 4]]);
    toggleBet(betOf(9));
    expect(ids()).toEqual([8, 9]);
  });

  test('stays by the setting, also when the coupon is left', () => {
    changeCouponSettings({ isSelectionsKept: true });
    setPlacement({ state: 'accepted', coupon: placed });
    leaveCoupon();
    expect([ids(), kept()]).toMatchObject([[1, 2, 3, 4], { bets: [{}, {}, {}, {}] }]);
  });

  test('of singles is gone alone, even where selections are kept: it would be bet on twice', () => {
    changeCouponSettings({ isSelectionsKept: true });
    const results = [single(1, 'accepted'), single(2, 'rejected'), single(3, 'accepted'), single(4, 'draft')];
    setPlacement({ state: 'singles', results });
    reviseCoupon();
    expect(ids()).toEqual([2, 4]);
  });

  test('is on its way while one of the singles is, and nothing changes it', () => {
    setPlacement({ state: 'singles', results: [single(1, 'accepted'), single(2, 'pending')] });
    expect(coupon).toMatchObject({ isActivePlaceBet: true, activePlaceBetIds: [betOf(2).selectionId] });
    removeBet(betOf(1).selectionId);
    setAmount('1');
    expect([ids(), toggleBet(betOf(9))]).toEqual([[1, 2, 3, 4], 'busy']);
  });

  test('waits with an operator while the player makes another coupon', () => {
    changeCouponSettings({ isSelectionsKept: true });
    setPlacement({ state: 'review', coupon: placed });
    toggleBet(betOf(9));
    expect(ids()).toEqual([9]);
  });
});

describe('the settings', () => {
  test('on the score need the exact price and go with it', () => {
    changeCouponSettings({ isDropOnScoreChange: true });
    expect(couponSettings.exactCoef).toBe(true);
    changeCouponSettings({ exactCoef: false });
    expect(couponSettings.isDropOnScoreChange).toBe(false);
  });

  test('on the score and on one touch exclude each other', () => {
    changeCouponSettings({ isActiveOneClick: true });
    changeCouponSettings({ isDropOnScoreChange: true });
    expect(couponSettings.isActiveOneClick).toBe(false);
    changeCouponSettings({ isActiveOneClick: true });
    expect(couponSettings.isDropOnScoreChange).toBe(false);
  });
});
