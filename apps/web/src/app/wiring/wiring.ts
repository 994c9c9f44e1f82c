import type { DataRouter } from 'react-router';
import { snapshot } from 'valtio/vanilla';
import { refreshAccounts } from '../../features/account/account.api.ts';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { changeCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { favorites, takeFavorites } from '../../features/favorites/favorites.store.ts';
import { onPriceTap } from '../../features/odds/prices/priceTaps.ts';
import { setSelectionMarks } from '../../features/odds/odds.ts';
import { knownSession, onLateSignOut, onPlayerChange } from '../../features/session/session.api.ts';
import { rememberPage, takeRememberedPage } from '../../features/session/session.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { loadInBackground } from '../../platform/lazy/lazy.tsx';
import { listener, onNotice } from '../../platform/realtime/realtime.ts';
import { site } from '../../platform/site/site.ts';
import { passGuards } from '../guards/middleware.ts';
import { rowAt } from '../routes/table.ts';
import { hasClockSignOut } from '../../features/sessionClocks/hasClockSignOut.ts';
import { onFeedLive } from './feedLive.ts';
import { couponMarks, togglePrice } from './coupon/priceTaps.ts';
import { notifyLateSignOut, notifySignedOut } from './messages.ts';

/** Address flag: signing out on this page leads to home even if guests may stay. */
const HOME_AFTER = 'homeAfterSignOut';

/** Subscriptions between features, one per line. Call once, in boot. */
export function startWiring(router: DataRouter): void {
  // When the player changes, clears the data of the previous one.
  onPlayerChange(forgetPrivateAnswers);
  // When the player changes, reconnects the feed to receive the new player's notices.
  onPlayerChange(() => listener.reconnect());
  // When the session ends by itself or by a clock on a player's page, remembers the page and asks the player to sign in again.
  onPlayerChange((player, by) => !player && by !== 'player' && leavePlayersPage(router, true));
  // When the player signs out, replaces a page for players by home and reloads any other page.
  onPlayerChange((player, by) => !player && by === 'player' && leavePlayersPage(router, false));
  // When the session ends by itself, notifies the player.
  onPlayerChange((player, by) => !player && by !== 'player' && notifySignedOut());
  // When the server doesn't know of a sign-out, and when it has learned of it, notifies the player. A dictionary that
  // can't be loaded leaves the sign-out as it is.
  onLateSignOut((late) => void notifyLateSignOut(late, langOf(router)).catch(() => undefined));
  // When another tab signs in, replaces a guest's page by the page that the player was going to.
  onPlayerChange((player, by) => player && by !== 'player' && leaveGuestsPage(router));
  // When balances change, requests them again.
  onNotice((notice) => notice.about === 'accounts' && refreshAccounts());
  // When a payment changes, requests the data of all views of payments again.
  onNotice((notice) => notice.about === 'payments' && refreshPayments());
  // When a bet changes, requests the data of all views of bets again.
  onNotice((notice) => notice.about === 'coupons' && refreshCoupons());
  // When the feed goes live, requests what it may have announced while this page had no connection.
  onFeedLive(() => {
    void refreshAccounts();
    refreshCoupons();
    refreshPayments();
  });
  // When a price is clicked, adds it to the coupon or removes it; with one-click betting, places a bet.
  onPriceTap(togglePrice);
  // When the player signs out, switches one-click betting off.
  onPlayerChange((player) => !player && changeCouponSettings({ isActiveOneClick: false }));
  // When the coupon changes, updates the marks of the price cells.
  setSelectionMarks(couponMarks);
  // When the player changes or signs out, drops the favourites of the previous one.
  onPlayerChange((player) => dropFavorites(player?.id));
  void knownSession().then((player) => dropFavorites(player?.id));
  // When a player signs in or the page opens signed in, starts the player's services; after a sign-out by a clock,
  // shows the reason.
  onPlayerChange((player) => player && bring(router, player.id));
  void knownSession().then((player) => void ((player || hasClockSignOut()) && bring(router, player?.id)));
  // When the site closes, or the account or its terms require something, redirects from the page.
  // When nothing is under way any more, marks the page as settled.
  loadInBackground(
    () => import('./watches.ts'),
    ({ startWatches }) => startWatches(router, passGuards),
  );
  // When the coupon changes, notifies hosts; when it is left filled, reminds the player once.
  const before = snapshot(coupon);
  loadInBackground(
    () => import('./coupon/couponWatch.ts'),
    ({ startCouponWatch }) => startCouponWatch(router, before),
  );
}

/**
 * Loads the services of a player with the first one, since guests don't need them. Events are subscribed to before.
 */
function bring(router: DataRouter, playerId: string | undefined): void {
  loadInBackground(
    () => import('./player.ts'),
    ({ followPlayer }) => followPlayer(router, playerId, () => langOf(router)),
  );
}

/** Drops favourites of another player, so that they are neither shown nor merged. */
function dropFavorites(playerId: string | undefined): void {
  if (favorites.owner !== null && favorites.owner !== playerId) takeFavorites(null, []);
}

function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ queryKey: ['player'] });
}

/** Requests the data of all views of payments again; by its key, because their feature is loaded later. */
function refreshPayments(): void {
  void queryClient.invalidateQueries({ queryKey: ['player', 'payments'] });
}

function refreshCoupons(): void {
  void queryClient.invalidateQueries({ queryKey: ['player', 'coupons'] });
}

function leavePlayersPage(router: DataRouter, comeBack: boolean): void {
  const { pathname, search, hash } = router.state.location;
  const page = pathname + search + hash;
  const isPlayers = rowAt(pathname)?.meta.who === 'player';
  if (comeBack && !isPlayers) return;
  if (comeBack) rememberPage(page);
  const { home, login } = pathsOf(router);
  const goesHome = isPlayers || new URLSearchParams(search).has(HOME_AFTER);
  // A public page is reloaded in place, since guards and screens have used the player's data.
  const to = comeBack ? login : goesHome ? home : page;
  void router.navigate(to, { replace: true, preventScrollReset: to === page });
}

function leaveGuestsPage(router: DataRouter): void {
  if (rowAt(router.state.location.pathname)?.meta.who !== 'guest') return;
  void router.navigate(knownPath(takeRememberedPage()) ?? pathsOf(router).home, { replace: true });
}

function pathsOf(router: DataRouter): ReturnType<typeof pathsIn> {
  return pathsIn(langOf(router));
}

function langOf(router: DataRouter): string {
  return segmentIn(router.state.location.pathname) ?? site().defaultLanguage;
}
