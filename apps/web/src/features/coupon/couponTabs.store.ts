import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import { KeptCoupon } from './coupon.state.ts';
import { coupon, isBusy, keptCoupon, replaceCoupon } from './coupon.store.ts';

const KEY = 'couponTabs';

/** Coupons side by side, the one in use among them. */
export const MOST_TABS = 5;

const TabNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const Parked = v.object({ tab: TabNumber, coupon: KeptCoupon });
const Tabs = v.object({ tab: TabNumber, parked: v.pipe(v.array(Parked), v.maxLength(MOST_TABS - 1)) });

/** A coupon in another tab than the one in use. */
export type ParkedCoupon = v.InferOutput<typeof Parked>;

/** Coupons beside the one in use. Written only by the actions of this file. */
export const couponTabs = proxy<{ parked: ParkedCoupon[] }>({ parked: [] });

/** Takes the tabs from the device and keeps the windows in step. Call once, after `startCoupon`; the first screen doesn't wait for it. */
export function startCouponTabs(): void {
  restore();
  onDeviceChange(KEY, restore);
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
function turnTo({ tab, coupon: content }: ParkedCoupon, parked: ParkedCoupon[]): void {
  replaceCoupon(content);
  coupon.tab = tab;
  couponTabs.parked = parked;
  keep();
}

/** All coupons as they are kept. A placed one is done with: only its empty tab stays. */
function allTabs(): ParkedCoupon[] {
  const content = coupon.placement.state === 'accepted' ? nothing() : keptCoupon();
  return [...couponTabs.parked, { tab: coupon.tab, coupon: content }];
}

function nothing(): KeptCoupon {
  return {
    ...keptCoupon(),
    bets: [],
    addedAtByBetId: {},
    isCouponLoadedFromCode: false,
    expressId: undefined,
  };
}

/**
 * Opens another coupon beside the one in use and turns to it.
 * @param content what it holds; nothing without it
 * @returns why it did nothing: a bet is on its way, or there are as many tabs as there can be
 */
export function openTab(content: KeptCoupon = nothing()): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  if (couponTabs.parked.length + 1 >= MOST_TABS) return 'full';
  const taken = new Set(allTabs().map(({ tab }) => tab));
  let free = 1;
  while (taken.has(free)) free += 1;
  turnTo({ tab: free, coupon: content }, allTabs());
  return 'done';
}

/** Turns to another tab. @returns why it did nothing: a bet is on its way */
export function switchTab(tab: number): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  const next = couponTabs.parked.find((parked) => parked.tab === tab);
  const rest = allTabs().filter((parked) => parked.tab !== tab);
  if (next) turnTo(next, rest);
  return 'done';
}

/**
 * Closes a tab with what it holds; when it is the one in use, its neighbour comes forward. The last one stays.
 * @returns why it did nothing: a bet is on its way
 */
export function closeTab(tab: number): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  const others = couponTabs.parked.filter((parked) => parked.tab !== tab);
  if (tab === coupon.tab) {
    const inOrder = others.toSorted((one, other) => one.tab - other.tab);
    const next = inOrder.findLast((parked) => parked.tab < tab) ?? inOrder[0];
    if (next)
      turnTo(
        next,
        others.filter((parked) => parked !== next),
      );
  } else {
    couponTabs.parked = others;
    keep();
  }
  return 'done';
}
