import { proxy, snapshot } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { KeptCoupon } from './coupon.state.ts';
import { coupon, isBusy, keptCoupon } from './coupon.store.ts';
import { backToDraft, replaceCoupon } from './couponEdit.store.ts';
import { offerUndo } from './couponRemoval.store.ts';

const KEY = 'couponTabs';

/** Maximum number of coupon tabs, including the active one. */
export const MOST_TABS = 5;

const TabNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const Amounts = v.record(v.string(), v.string());
/** Stakes typed for a coupon. */
const Stakes = v.object({ amount: v.optional(v.string()), amountByBetId: Amounts, amountByBlockId: Amounts });
const Parked = v.object({ tab: TabNumber, coupon: KeptCoupon, stakes: v.optional(Stakes) });
const Tabs = v.object({ tab: TabNumber, parked: v.pipe(v.array(Parked), v.maxLength(MOST_TABS - 1)) });

/** A coupon in an inactive tab. */
export type ParkedCoupon = v.InferOutput<typeof Parked>;

/** Coupons in inactive tabs. Written only by the actions of this file. */
export const couponTabs = proxy<{ parked: ParkedCoupon[] }>({ parked: [] });

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
  couponTabs.parked = parked.filter((one) => one.tab !== tab);
}

function keep(): void {
  deviceStorage.write(KEY, { tab: coupon.tab, parked: couponTabs.parked });
}

/** Activates a coupon. The previous one is dropped unless it is in `parked`. */
function turnTo({ tab, coupon: content, stakes }: ParkedCoupon, parked: ParkedCoupon[]): void {
  replaceCoupon(content);
  Object.assign(coupon, stakes);
  coupon.tab = tab;
  couponTabs.parked = parked;
  keep();
}

/** Returns all coupons in stored form. */
function allTabs(): ParkedCoupon[] {
  const { tab, amount, amountByBetId, amountByBlockId } = snapshot(coupon);
  const stakes = { amount, amountByBetId, amountByBlockId };
  return [...couponTabs.parked, { tab, coupon: keptCoupon(), stakes }];
}

/**
 * Opens a new tab and activates it.
 * @param content of the new coupon; empty if omitted
 * @returns `busy` if a bet is pending, `full` if the maximum is reached
 */
export function openTab(content: KeptCoupon = { bets: [], addedAtByBetId: {} }): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  if (couponTabs.parked.length + 1 >= MOST_TABS) return 'full';
  backToDraft();
  const taken = new Set(allTabs().map(({ tab }) => tab));
  let free = 1;
  while (taken.has(free)) free += 1;
  turnTo({ tab: free, coupon: content }, allTabs());
  return 'done';
}

/**
 * Activates another tab.
 * @returns `busy` if nothing changed because a bet is pending
 */
export function switchTab(tab: number): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  backToDraft();
  const next = couponTabs.parked.find((parked) => parked.tab === tab);
  const rest = allTabs().filter((parked) => parked.tab !== tab);
  if (next) turnTo(next, rest);
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
  const others = couponTabs.parked.filter((parked) => parked.tab !== tab);
  if (!closed || tabs.length === 1) return 'done';
  if (tab === coupon.tab) turnToNeighbour(tab, others);
  else {
    couponTabs.parked = others;
    keep();
  }
  const count = closed.coupon.bets.length;
  if (count > 0) offerUndo(count, () => reopen(closed));
  return 'done';
}

function turnToNeighbour(tab: number, others: ParkedCoupon[]): void {
  const inOrder = others.toSorted((one, other) => one.tab - other.tab);
  const next = inOrder.findLast((parked) => parked.tab < tab) ?? inOrder[0];
  if (!next) return;
  turnTo(
    next,
    others.filter((parked) => parked !== next),
  );
}

/** Reopens a closed tab, unless its number was reused or a bet is pending. */
function reopen(closed: ParkedCoupon): void {
  const tabs = allTabs();
  const isFree = tabs.length < MOST_TABS && tabs.every(({ tab }) => tab !== closed.tab);
  if (isFree && !isBusy()) turnTo(closed, tabs);
}
