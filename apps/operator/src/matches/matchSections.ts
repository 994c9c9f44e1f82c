/** Lists of matches: in play, and those that start next. */
export const matchSections = ['live', 'line'] as const;
export type MatchSection = (typeof matchSections)[number];
