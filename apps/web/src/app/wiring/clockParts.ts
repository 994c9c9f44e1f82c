import { isMediaPlaying, onActivity, onVisibility } from '../../features/clocks/idleActivity.ts';
import { after } from '../../platform/clock/after.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { deadline } from '../../platform/clock/deadline.ts';
import { turns } from '../../platform/tabs/turns.ts';

/** What the clocks of a session have from the page. */
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

/** The same for the session of one player. */
export type ClockParts = typeof pageParts & {
  readonly playerId: string;
  /** When the player signed in, UTC ms: what was told before counts no more. */
  readonly since: number;
};
