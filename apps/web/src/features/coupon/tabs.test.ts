import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { coupon, startCoupon } from './coupon.store.ts';
import { emptyCoupon, toggleBet } from './coupon.actions.ts';
import { setPlacement } from './placement/placement.actions.ts';
import { setAmount, setBetAmount } from './stake.actions.ts';
import { closeTab, MAX_TABS, openTab, startCouponTabs, switchTab } from './tabs.actions.ts';
import type { CouponBet } from './coupon.types.ts';

const bet = (id: string): CouponBet => ({
  selectionId: `${id}:home`,
  marketId: id,
  gameId: 7,
  selectionKey: 'home',
  marketType: 'match-result',
  sportId: 1,
  competition: 'First League',
  country: 'EN',
  home: 'Harbour City',
  away: 'Northgate',
  startsAt: 1_800_000_000,
  coef: '1.85',
});

const held = () => coupon.bets.map(({ marketId }) => marketId);
const numbers = () => [coupon.tab, ...coupon.parked.map(({ tab }) => tab)].toSorted();

// Changes by other windows arrive as events; there are none here.
beforeAll(() => void vi.stubGlobal('addEventListener', () => undefined));

beforeEach(() => {
  deviceStorage.remove('couponTabs');

  coupon.placement = { state: 'draft' };
  while (coupon.parked[0]) closeTab(coupon.parked[0].tab);
  emptyCoupon();
});

test('each tab has its own coupon, and switching loses nothing', () => {
  toggleBet(bet('a'));
  const first = coupon.tab;
  expect(openTab()).toBe('done');
  expect(held()).toEqual([]);
  toggleBet(bet('b'));
  toggleBet(bet('c'));
  switchTab(first);
  expect(held()).toEqual(['a']);
  switchTab(numbers().find((tab) => tab !== first) ?? 0);
  expect(held()).toEqual(['b', 'c']);
});

test('each tab keeps its typed stakes', () => {
  toggleBet(bet('a'));
  setAmount('25');
  setBetAmount('a:home', '7');
  const first = coupon.tab;
  openTab();
  expect([coupon.amount, coupon.amountByBetId]).toEqual([undefined, {}]);
  switchTab(first);
  expect([coupon.amount, coupon.amountByBetId]).toEqual(['25', { 'a:home': '7' }]);
});

test('a closed tab can be restored with its content until the coupon is changed', () => {
  toggleBet(bet('a'));
  openTab();
  toggleBet(bet('b'));
  const { tab } = coupon;
  closeTab(tab);
  coupon.removed?.bringBack();
  expect([coupon.tab, held()]).toEqual([tab, ['b']]);
  closeTab(tab);
  toggleBet(bet('c'));
  expect(coupon.removed).toBeUndefined();
});

test('a reload restores every tab and the active one', () => {
  toggleBet(bet('a'));
  openTab();
  toggleBet(bet('b'));
  const { tab } = coupon;
  coupon.tab = 9;
  coupon.bets = [];
  coupon.parked = [];
  startCoupon();
  startCouponTabs();
  expect(coupon.tab).toBe(tab);
  expect(held()).toEqual(['b']);
  expect(coupon.parked.map((parked) => parked.coupon.bets.length)).toEqual([1]);
});

test('closing the active tab activates its neighbour; the last one stays', () => {
  toggleBet(bet('a'));
  const first = coupon.tab;
  openTab();
  closeTab(coupon.tab);
  expect(coupon.tab).toBe(first);
  expect(held()).toEqual(['a']);
  closeTab(first);
  expect(held()).toEqual(['a']);
});

test('the number of a closed tab is reused, and the maximum of tabs is never exceeded', () => {
  for (let tab = numbers().length; tab < MAX_TABS; tab += 1) openTab();
  expect(openTab()).toBe('full');
  closeTab(3);
  expect(openTab()).toBe('done');
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});

test('no tab can be switched to or closed while a bet is pending', () => {
  toggleBet(bet('a'));
  openTab();
  const { tab } = coupon;
  setPlacement({
    state: 'submitting',
    intent: {
      key: 'k',
      playerId: 'p',
      askedAt: 0,
      body: {
        accountId: '1',
        typeId: 0,
        amount: '5.00',
        changeCoefAction: 2,
        exactCoef: false,
        isDropOnScoreChange: false,
        coefViewId: 0,
        bets: [{ gameId: 7, marketId: 'a', selectionId: 'a:home', coef: '1.85' }],
      },
    },
  });
  expect([openTab(), switchTab(1), closeTab(tab)]).toEqual(['busy', 'busy', 'busy']);
  expect(coupon.tab).toBe(tab);
});

test('stored tabs in another format are ignored', () => {
  deviceStorage.write('couponTabs', { tab: 'two', parked: [{}] });
  startCouponTabs();
  expect(numbers()).toEqual([1]);
});
