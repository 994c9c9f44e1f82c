import * as v from 'valibot';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';

/** Why a clock signed the player out. */
export const Departure = v.object({
  why: v.picklist(['idle', 'session-limit']),
  /** UTC ms by the server's clock. */
  at: v.number(),
  /** A page told the player. */
  isSaid: v.boolean(),
});
export type Departure = v.InferOutput<typeof Departure>;

/**
 * What is to be told to a player whom a clock signed out: why a break of the session came once over all pages, the end
 * of the day's time in every page that was open then. @param wasHere whether the player was signed in in this page
 */
export function takeDeparture(cell: SharedCell<Departure>, wasHere: boolean): Departure['why'] | undefined {
  const departure = cell.get();
  if (!departure || (departure.isSaid && !(wasHere && departure.why === 'session-limit'))) return undefined;
  if (!departure.isSaid) cell.set({ ...departure, isSaid: true });
  return departure.why;
}
