/** States of a leg. `counting` is a total on its way to its line. */
export const betLegStates = [
  'won',
  'ahead',
  'counting',
  'level',
  'behind',
  'lost',
  'returned',
  'toCome',
] as const;
export type BetLegState = (typeof betLegStates)[number];

/** Goals, points or scoring sides so far, and the number that wins the leg. */
export interface BetLegCount {
  readonly done: number;
  readonly needed: number;
}

/** Returns the reached share of a count, 0 to 1. */
export function shareOf({ done, needed }: BetLegCount): number {
  return Math.min(1, done / needed);
}
