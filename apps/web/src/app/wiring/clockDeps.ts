import { isMediaPlaying, onActivity } from '../../features/sessionClocks/idleActivity.ts';
import { isVisible, onVisibility } from '../../platform/page/visibility.ts';
import { pagePollDeps } from '../../platform/tabs/pagePoll.ts';

/** Page-level dependencies of the session clocks. */
export const pageDeps = { ...pagePollDeps, isVisible, onVisibility, isMediaPlaying, onActivity };

/** Dependencies for the session of one player. */
export type ClockDeps = typeof pageDeps & {
  readonly playerId: string;
  /** Time of sign-in, UTC ms; earlier messages are ignored. */
  readonly since: number;
};
