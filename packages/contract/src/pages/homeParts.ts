/**
 * Parts of the home page in their default order. A site may have another order and leave parts out.
 * - `featured`: the featured match
 * - `express`: the express of the day
 * - `live`, `upcoming`: matches in play, and matches to come
 * - `topMatches`: the best matches of all sports
 * - `topCompetitions`: links to the top competitions, on phones
 */
export const homeParts = [
  'featured',
  'express',
  'live',
  'topMatches',
  'upcoming',
  'topCompetitions',
] as const;
export type HomePart = (typeof homeParts)[number];
