import type { DataRouter } from 'react-router';
import { whenIdle } from '../../platform/page/whenIdle.ts';
import { preloadSignOut } from '../sheets/preloadSignOut.ts';
import { startClocks } from './clocks.ts';
import { resume } from './coupon/placements.ts';
import { startPlayerServices } from './playerServices.ts';

/**
 * Services for the current player: resumes a pending bet, merges a guest's favourites into the account's, loads the
 * account's requirements and what a sign-out needs, and starts the session clocks.
 * @param playerId undefined to start only the clocks, which show why they signed a player out
 * @param lang returns the language segment of the page
 */
export function followPlayer(router: DataRouter, playerId: string | undefined, lang: () => string): void {
  startClocks(router);
  if (playerId === undefined) return;
  void resume(playerId, lang);
  startPlayerServices(playerId, lang);
  whenIdle(() => preloadSignOut(lang()));
}
