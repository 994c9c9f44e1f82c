import { isMediaPlaying, onActivity, onVisibility } from '../../features/clocks/idleActivity.ts';
import { after } from '../../platform/clock/after.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { deadline } from '../../platform/clock/deadline.ts';
import { turns } from '../../platform/tabs/turns.ts';

/** Page-level dependencies of the session clocks. */
export const pageParts = {
  deadline,
  turns,
  now: serverNow,
  isVisible: () => document.visibilityState === 'visible',
  isMediaPlaying,
  onActivity,
  onVisibility,
  after,
};

/** Dependencies for the session of one player. */
export type ClockParts = typeof pageParts & {
  readonly playerId: string;
  /** Time of sign-in, UTC ms; earlier messages are ignored. */
  readonly since: number;
};
