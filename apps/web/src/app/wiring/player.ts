import type { createRouter } from '../router.tsx';
import { startClocks } from './clocks.ts';
import { resume } from './placements.ts';
import { playerCame } from './playerCame.ts';

/**
 * What comes along with each player: a bet that was on its way is followed to its end, what a guest followed joins the
 * account's favourites, what the account needs is asked for, and the clocks that keep play safe start.
 * @param playerId undefined when only the clocks are wanted, to tell why they signed somebody out
 * @param lang answers the segment of the language spoken
 */
export function followPlayer(
  router: ReturnType<typeof createRouter>,
  playerId: string | undefined,
  lang: () => string,
): void {
  startClocks(router);
  if (playerId === undefined) return;
  void resume(playerId, lang);
  playerCame(playerId);
}
