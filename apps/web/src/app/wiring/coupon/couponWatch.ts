import { type DataRouter, matchPath } from 'react-router';
import { snapshot, subscribe } from 'valtio/vanilla';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { startCouponTabs } from '../../../features/coupon/tabs.actions.ts';
import type { CouponBet } from '../../../features/coupon/coupon.types.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import {
  addedSince,
  createHostEvents,
  hostWindow,
  toHostCoupon,
} from '../../../features/coupon/hostEvents.ts';
import { createReminder, type WaitingBet } from '../../../features/coupon/reminder.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { deadline } from '../../../platform/clock/deadline.ts';
import { i18n, loadBundles } from '../../../platform/i18n/i18n.ts';
import { segmentIn } from '../../../platform/i18n/languages.ts';
import { pathsIn } from '../../../platform/links/paths.ts';
import { sheetIn } from '../../../platform/links/sheets.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { site } from '../../../platform/site/site.ts';
import { mayRemind } from '../../routes/moneyPages.ts';
import { onShown } from '../../settled/shown.ts';
import { tabStorage } from '../../../platform/storage/storage.ts';

type Content = Pick<
  ReturnType<typeof snapshot<typeof coupon>>,
  'bets' | 'typeId' | 'systemValue' | 'placement'
>;

/**
 * Restores the coupon's tabs from the device, notifies hosts of changes in the coupon, and reminds the player of one
 * that was left.
 * @param before the coupon when the app started; hosts haven't been notified of it yet
 */
export function startCouponWatch(router: DataRouter, before: Content): void {
  startCouponTabs();
  const notifyHosts = createHostNotifier(before);
  const reminder = createReminder({
    storage: tabStorage,
    now: serverNow,
    wait: deadline,
    canShow: () => mayRemind(router.state.location) && !isCouponInSight() && !isCovered(),
    show: () => void remind(router),
  });
  const watch = () => {
    const now = snapshot(coupon);
    notifyHosts(now);
    reminder.watch(now.placement.state === 'draft' ? now.bets.map(waitingBet) : []);
  };
  reminder.setOpen(isCouponOpen(router));
  router.subscribe(() => reminder.setOpen(isCouponOpen(router)));
  onShown(() => reminder.retry());
  subscribe(coupon, watch);
  watch();
}

function createHostNotifier(first: Content): (now: Content) => void {
  const publish = createHostEvents(hostWindow(), site().hostOrigins);
  let last = first;
  return (now) => {
    if (now.bets === last.bets && now.typeId === last.typeId && now.systemValue === last.systemValue) return;
    for (const selection of addedSince(last.bets, now.bets)) {
      publish('touchline:selection-added', { selection, count: now.bets.length });
    }
    last = now;
    publish('touchline:coupon-updated', toHostCoupon(now));
  };
}

function waitingBet({ selectionId, marketId, gameId, startsAt, isBlocked }: CouponBet): WaitingBet {
  const market = book.market(marketId);
  const match = book.match(gameId);
  const isLive = match ? match.status === 2 || match.status === 3 : startsAt * 1000 <= serverNow();
  return {
    id: selectionId,
    isLive,
    isBlocked: market ? market.status !== 1 : isBlocked === true || (match?.status ?? 0) > 3,
  };
}

function isCouponOpen({ state: { location } }: DataRouter): boolean {
  const isPage = matchPath(pathsIn(':lang').coupon, location.pathname) !== null;
  return isPage || sheetIn(location.search) === 'coupon';
}

/** Returns whether the coupon is next to the page or in a bar at its bottom. */
function isCouponInSight(): boolean {
  return [...document.querySelectorAll('#coupon, #quick-coupon')].some((part) => part.checkVisibility());
}

/** Returns whether a dialog covers the page. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

async function remind(router: DataRouter): Promise<void> {
  const lang = segmentIn(router.state.location.pathname) ?? site().defaultLanguage;
  await loadBundles(lang, ['slips']);
  notify({
    kind: 'alert',
    title: i18n.t('reminder.title', { ns: 'slips' }),
    text: i18n.t('reminder.text', { ns: 'slips' }),
    link: { href: pathsIn(lang).coupon, label: i18n.t('reminder.open', { ns: 'slips' }) },
  });
}
