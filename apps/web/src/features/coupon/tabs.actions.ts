import { snapshot } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { backToDraft, replaceCoupon } from './coupon.actions.ts';
import { offerUndo } from './undo.actions.ts';
import { coupon, isBusy, StoredCoupon, toStoredCoupon, type ParkedCoupon } from './coupon.store.ts';

const KEY = 'couponTabs';

/** Maximum number of coupon tabs, including the active one. */
export const MAX_TABS = 5;

const TabNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const Amounts = v.record(v.string(), v.string());
/** Stakes typed for a coupon. */
const Stakes = v.object({ amount: v.optional(v.string()), amountByBetId: Amounts, amountByBlockId: Amounts });
const Parked = v.object({ tab: TabNumber, coupon: StoredCoupon, stakes: v.optional(Stakes) });
const Tabs = v.object({ tab: TabNumber, parked: v.pipe(v.array(Parked), v.maxLength(MAX_TABS - 1)) });

/**
 * Loads the tabs from the device and keeps the windows in sync. Call once, after `startCoupon`; not needed for the
 * first screen.
 */
export function startCouponTabs(): void {
  restore();
  onDeviceChange(KEY, restore);
  // Applies another window's changes that were deferred while a bet was pending.
  subscribeKey(coupon, 'isActivePlaceBet', restore);
}

function restore(): void {
  if (isBusy()) return;
  const { tab, parked } = deviceStorage.read(KEY, Tabs) ?? { tab: 1, parked: [] };
  coupon.tab = tab;
  coupon.parked = parked.filter((one) => one.tab !== tab);
}

function storeTabs(): void {
  deviceStorage.write(KEY, { tab: coupon.tab, parked: coupon.parked });
}

/** Activates a coupon. The previous one is dropped unless it is in `parked`. */
function activate({ tab, coupon: content, stakes }: ParkedCoupon, parked: ParkedCoupon[]): void {
  replaceCoupon(content);
  Object.assign(coupon, stakes);
  coupon.tab = tab;
  coupon.parked = parked;
  storeTabs();
}

/** Returns all coupons in stored form. */
function allTabs(): ParkedCoupon[] {
  const { tab, amount, amountByBetId, amountByBlockId } = snapshot(coupon);
  const stakes = { amount, amountByBetId, amountByBlockId };
  return [...coupon.parked, { tab, coupon: toStoredCoupon(), stakes }];
}

/**
 * Opens a new tab and activates it.
 * @param content of the new coupon; empty if omitted
 * @returns `busy` if a bet is pending, `full` if the maximum is reached
 */
export function openTab(content: StoredCoupon = { bets: [], addedAtByBetId: {} }): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  if (coupon.parked.length + 1 >= MAX_TABS) return 'full';
  backToDraft();
  const taken = new Set(allTabs().map(({ tab }) => tab));
  let free = 1;
  while (taken.has(free)) free += 1;
  activate({ tab: free, coupon: content }, allTabs());
  return 'done';
}

/**
 * Activates another tab.
 * @returns `busy` if nothing changed because a bet is pending
 */
export function switchTab(tab: number): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  backToDraft();
  const next = coupon.parked.find((parked) => parked.tab === tab);
  const rest = allTabs().filter((parked) => parked.tab !== tab);
  if (next) activate(next, rest);
  return 'done';
}

/**
 * Closes a tab with its content; can be undone. If it is the active one, its neighbour is activated. The last tab
 * stays.
 * @returns `busy` if nothing changed because a bet is pending
 */
export function closeTab(tab: number): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  backToDraft();
  const tabs = allTabs();
  const closed = tabs.find((one) => one.tab === tab);
  const others = coupon.parked.filter((parked) => parked.tab !== tab);
  if (!closed || tabs.length === 1) return 'done';
  if (tab === coupon.tab) activateNeighbour(tab, others);
  else {
    coupon.parked = others;
    storeTabs();
  }
  const count = closed.coupon.bets.length;
  if (count > 0) offerUndo(count, () => reopen(closed));
  return 'done';
}

function activateNeighbour(tab: number, others: ParkedCoupon[]): void {
  const inOrder = others.toSorted((one, other) => one.tab - other.tab);
  const next = inOrder.findLast((parked) => parked.tab < tab) ?? inOrder[0];
  if (!next) return;
  activate(
    next,
    others.filter((parked) => parked !== next),
  );
}

/** Reopens a closed tab, unless its number was reused or a bet is pending. */
function reopen(closed: ParkedCoupon): void {
  const tabs = allTabs();
  const isFree = tabs.length < MAX_TABS && tabs.every(({ tab }) => tab !== closed.tab);
  if (isFree && !isBusy()) activate(closed, tabs);
}
