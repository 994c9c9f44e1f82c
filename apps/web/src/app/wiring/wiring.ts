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
import { listener, onNotice } from '../../platform/realtime/realtime.ts';
import { site } from '../../platform/site/site.ts';
import type { createRouter } from '../router.tsx';
import { rowAt } from '../routes/table.ts';
import { couponMarks, takePrice } from './couponJoin.ts';
import { watchCoupon } from './couponNews.ts';
import { saySignedOut } from './sayings.ts';

type Router = ReturnType<typeof createRouter>;

/** The reactions between features, one sentence each. Call once, in boot. */
export function startWiring(router: Router): void {
  // When the player changes, nothing of the one before stays.
  onPlayerChange(forgetPrivateAnswers);
  // When the player changes, the feed connects anew, to hear the notices of the new one.
  onPlayerChange(() => listener.reconnect());
  // When the session ends by itself on a player's page, the page is remembered and the player signs in again.
  onPlayerChange((player, by) => !player && by !== 'player' && leavePlayersPage(router, true));
  // When the player signs out on a page that guests don't see, home comes.
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
  // When a player comes back, or the page opens signed in, a bet that was on its way is followed to its end.
  onPlayerChange((player) => player && void followPlacements(router, player.id));
  void knownSession().then((player) => player && followPlacements(router, player.id));
  // When a player comes, what a guest followed joins the account's favourites; when the player goes, they go along.
  onPlayerChange((player) => joinFavorites(player?.id));
  void knownSession().then((player) => joinFavorites(player?.id));
  // When the coupon changes, hosts hear of it; when it is left filled, the player is reminded once.
  void watchCoupon(router);
}

/** Guests place nothing, so what places bets comes with the first player; those who listen are there before. */
async function followPlacements(router: Router, playerId: string): Promise<void> {
  const { resume } = await import('./placements.ts');
  await resume(playerId, () => langOf(router));
}

/** Guests keep theirs on the device, so what asks the account comes with the first player. */
function joinFavorites(playerId: string | undefined): void {
  // Another player's are never shown, and never joined.
  if (favorites.owner !== null && favorites.owner !== playerId) takeFavorites(null, []);
  if (playerId !== undefined)
    void import('./favorites.ts').then(({ followFavorites }) => followFavorites(playerId));
}

function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ queryKey: ['player'] });
}

function refreshCoupons(): void {
  void queryClient.invalidateQueries({ queryKey: ['player', 'coupons'] });
}

function leavePlayersPage(router: Router, comeBack: boolean): void {
  const { pathname, search, hash } = router.state.location;
  if (rowAt(pathname)?.meta.who !== 'player') return;
  if (comeBack) rememberPage(pathname + search + hash);
  void router.navigate(comeBack ? pathsOf(router).login : pathsOf(router).home, { replace: true });
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
