import { refreshAccounts } from '../../features/account/account.api.ts';
import { changeCouponSettings } from '../../features/coupon/couponSettings.store.ts';
import { favorites, takeFavorites } from '../../features/favorites/favorites.store.ts';
import { onPriceTap } from '../../features/odds/priceTaps.ts';
import { setSelectionMarks } from '../../features/odds/odds.ts';
import { knownSession, onPlayerChange } from '../../features/session/session.api.ts';
import { rememberPage, takeRememberedPage } from '../../features/session/session.store.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { soon } from '../../platform/parts/lateView.ts';
import { listener, onNotice } from '../../platform/realtime/realtime.ts';
import { site } from '../../platform/site/site.ts';
import { passGuards } from '../guards/middleware.ts';
import type { createRouter } from '../router.tsx';
import { rowAt } from '../routes/table.ts';
import { wasSentAway } from '../../features/clocks/wasSentAway.ts';
import { couponMarks, takePrice } from './couponJoin.ts';
import { watchCoupon } from './couponNews.ts';
import { saySignedOut } from './sayings.ts';

type Router = ReturnType<typeof createRouter>;

/** Flag of an address: whoever signs out there goes home, also where guests may stay. */
const HOME_AFTER = 'homeAfterSignOut';

/** The reactions between features, one sentence each. Call once, in boot. */
export function startWiring(router: Router): void {
  // When the player changes, nothing of the one before stays.
  onPlayerChange(forgetPrivateAnswers);
  // When the player changes, the feed connects anew, to hear the notices of the new one.
  onPlayerChange(() => listener.reconnect());
  // When the session ends by itself on a player's page, the page is remembered and the player signs in again.
  onPlayerChange((player, by) => !player && by !== 'player' && leavePlayersPage(router, true));
  // When the player signs out, home comes in place of a page that guests don't see; any other is opened anew.
  onPlayerChange((player, by) => !player && by === 'player' && leavePlayersPage(router, false));
  // When the session ends by itself, the player is told.
  onPlayerChange((player, by) => !player && by !== 'player' && saySignedOut());
  // When another tab signs in, a guest's page gives way to where the player was going.
  onPlayerChange((player, by) => player && by !== 'player' && leaveGuestsPage(router));
  // When money moved, the balances are asked for again.
  onNotice((notice) => notice.about === 'accounts' && refreshAccounts());
  // When a bet changed, what shows bets is asked for again.
  onNotice((notice) => notice.about === 'coupons' && refreshCoupons());
  // When a price is touched, the coupon takes it in or gives it back; at one touch it is bet on.
  onPriceTap(takePrice);
  // When the player goes, a touch bets nothing any more.
  onPlayerChange((player) => !player && changeCouponSettings({ isActiveOneClick: false }));
  // When the coupon changes, the price cells show what is in it.
  setSelectionMarks(couponMarks);
  // When another player comes, or this one goes, what the one before followed goes too.
  onPlayerChange((player) => dropFavorites(player?.id));
  void knownSession().then((player) => dropFavorites(player?.id));
  // When a player comes, or the page opens signed in, what is theirs comes along; whoever a clock signed out is told why.
  onPlayerChange((player) => player && bring(router, player.id));
  void knownSession().then((player) => void ((player || wasSentAway()) && bring(router, player?.id)));
  // When the site closes, the account or its terms ask for something, the page gives way.
  soon(
    () => import('../guards/gateWatch.ts'),
    ({ watchGates }) => watchGates(router, passGuards),
  );
  // When the coupon changes, hosts hear of it; when it is left filled, the player is reminded once.
  watchCoupon(router);
}

/** Guests have nothing of it, so it comes with the first player; those who listen are there before. */
function bring(router: Router, playerId: string | undefined): void {
  soon(
    () => import('./player.ts'),
    ({ followPlayer }) => followPlayer(router, playerId, () => langOf(router)),
  );
}

/** Another player's are never shown, and never joined. */
function dropFavorites(playerId: string | undefined): void {
  if (favorites.owner !== null && favorites.owner !== playerId) takeFavorites(null, []);
}

function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ queryKey: ['player'] });
}

function refreshCoupons(): void {
  void queryClient.invalidateQueries({ queryKey: ['player', 'coupons'] });
}

function leavePlayersPage(router: Router, comeBack: boolean): void {
  const { pathname, search, hash } = router.state.location;
  const page = pathname + search + hash;
  const isPlayers = rowAt(pathname)?.meta.who === 'player';
  if (comeBack && !isPlayers) return;
  if (comeBack) rememberPage(page);
  const { home, login } = pathsOf(router);
  const goesHome = isPlayers || new URLSearchParams(search).has(HOME_AFTER);
  // A page for everyone is opened anew where it is: what guards and screens knew of the player is gone.
  const to = comeBack ? login : goesHome ? home : page;
  void router.navigate(to, { replace: true, preventScrollReset: to === page });
}

function leaveGuestsPage(router: Router): void {
  if (rowAt(router.state.location.pathname)?.meta.who !== 'guest') return;
  void router.navigate(knownPath(takeRememberedPage()) ?? pathsOf(router).home, { replace: true });
}

function pathsOf(router: Router): ReturnType<typeof pathsIn> {
  return pathsIn(langOf(router));
}

function langOf(router: Router): string {
  return segmentIn(router.state.location.pathname) ?? site().defaultLanguage;
}
