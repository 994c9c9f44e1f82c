import type { Leg } from '../../features/coupon/coupon.rules.ts';

/** Whether a selection takes no bets any more, by the feed or by what a loaded code said of it. */
export function isClosed({ state }: Leg): boolean {
  return state === 'finished' || state === 'locked';
}
