import { subscribe } from 'valtio/vanilla';
import { openGame } from '../../features/gameSession/openGame.store.ts';
import { onActivity } from '../../features/sessionClocks/idleActivity.ts';
import { followMedia, isMediaPlaying } from '../../features/sessionClocks/watchedMedia.ts';
import { isVisible, onVisibility } from '../../platform/page/visibility.ts';
import { pagePollDeps } from '../../platform/tabs/pagePoll.ts';

/**
 * Subscribes to watched media that stops, and to rounds of the open game: its frame keeps the player's input to itself.
 * @returns unsubscribes
 */
function onPresence(listener: () => void): () => void {
  const stops = [followMedia(listener), subscribe(openGame, () => isVisible() && listener())];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Page-level dependencies of the session clocks. */
export const pageDeps = {
  ...pagePollDeps,
  isVisible,
  onVisibility,
  isMediaPlaying,
  onPresence,
  onActivity,
};

/** Dependencies for the session of one player. */
export type ClockDeps = typeof pageDeps & {
  readonly playerId: string;
  /** Time of sign-in, UTC ms; earlier messages are ignored. */
  readonly since: number;
};
