/** States by which the list of bets can be filtered. */
export const betFilters = ['all', 'open', 'review', 'settled', 'refused'] as const;
export type BetFilter = (typeof betFilters)[number];
