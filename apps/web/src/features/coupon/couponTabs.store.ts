import { proxy, snapshot } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { KeptCoupon } from './coupon.state.ts';
import { coupon, isBusy, keptCoupon } from './coupon.store.ts';
import { backToDraft, replaceCoupon } from './couponEdit.store.ts';
import { offerUndo } from './couponRemoval.store.ts';

const KEY = 'couponTabs';

/** Coupons side by side, the one in use among them. */
export const MOST_TABS = 5;

const TabNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const Amounts = v.record(v.string(), v.string());
/** What was typed for a coupon. */
const Stakes = v.object({ amount: v.optional(v.string()), amountByBetId: Amounts, amountByBlockId: Amounts });
const Parked = v.object({ tab: TabNumber, coupon: KeptCoupon, stakes: v.optional(Stakes) });
const Tabs = v.object({ tab: TabNumber, parked: v.pipe(v.array(Parked), v.maxLength(MOST_TABS - 1)) });

/** A coupon in another tab than the one in use. */
export type ParkedCoupon = v.InferOutput<typeof Parked>;

/** Coupons beside the one in use. Written only by the actions of this file. */
export const couponTabs = proxy<{ parked: ParkedCoupon[] }>({ parked: [] });

/** Takes the tabs from the device and keeps the windows in step. Call once, after `startCoupon`; the first screen doesn't wait for it. */
export function startCouponTabs(): void {
  restore();
  onDeviceChange(KEY, restore);
  // What another window made of them while a bet was on its way.
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

/** Puts a coupon in use. The one that was isn't kept: have it among `parked`, unless it is to go. */
function turnTo({ tab, coupon: content, stakes }: ParkedCoupon, parked: ParkedCoupon[]): void {
  replaceCoupon(content);
  Object.assign(coupon, stakes);
  coupon.tab = tab;
  couponTabs.parked = parked;
  keep();
}

/** All coupons as they are kept. */
function allTabs(): ParkedCoupon[] {
  const { tab, amount, amountByBetId, amountByBlockId } = snapshot(coupon);
  const stakes = { amount, amountByBetId, amountByBlockId };
  return [...couponTabs.parked, { tab, coupon: keptCoupon(), stakes }];
}

/**
 * Opens another coupon beside the one in use and turns to it.
 * @param content what it holds; nothing without it
 * @returns why it did nothing: a bet is on its way, or there are as many tabs as there can be
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

/** Turns to another tab. @returns why it did nothing: a bet is on its way */
export function switchTab(tab: number): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  backToDraft();
  const next = couponTabs.parked.find((parked) => parked.tab === tab);
  const rest = allTabs().filter((parked) => parked.tab !== tab);
  if (next) turnTo(next, rest);
  return 'done';
}

/**
 * Closes a tab with what it holds, which can be had back; when it is the one in use, its neighbour comes forward.
 * The last one stays.
 * @returns why it did nothing: a bet is on its way
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

/** Turns to a closed tab again, unless its number was given away or a bet is on its way. */
function reopen(closed: ParkedCoupon): void {
  const tabs = allTabs();
  const isFree = tabs.length < MOST_TABS && tabs.every(({ tab }) => tab !== closed.tab);
  if (isFree && !isBusy()) turnTo(closed, tabs);
}
