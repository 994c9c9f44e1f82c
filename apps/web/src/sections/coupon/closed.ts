import type { Leg } from '../../features/coupon/coupon.rules.ts';

/** Whether a selection accepts no more bets, by the feed or by the data of a loaded code. */
export function isClosed({ state }: Leg): boolean {
  return state === 'finished' || state === 'locked';
}
