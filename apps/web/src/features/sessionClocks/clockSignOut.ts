import * as v from 'valibot';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';

/** Record of a sign-out by a clock. */
export const ClockSignOut = v.object({
  why: v.picklist(['idle', 'session-limit']),
  /** UTC ms by the server's clock. */
  at: v.number(),
  /** True if a page has shown the sign-out to the player. */
  isSaid: v.boolean(),
});
export type ClockSignOut = v.InferOutput<typeof ClockSignOut>;

/**
 * Returns the reason to show a player whom a clock signed out: inactivity is shown once across all pages, the end of
 * the day's time on every page that was open then.
 * @param wasHere whether the player was signed in on this page
 */
export function takeClockSignOut(
  cell: SharedCell<ClockSignOut>,
  wasHere: boolean,
): ClockSignOut['why'] | undefined {
  const departure = cell.get();
  if (!departure || (departure.isSaid && !(wasHere && departure.why === 'session-limit'))) return undefined;
  if (!departure.isSaid) cell.set({ ...departure, isSaid: true });
  return departure.why;
}
