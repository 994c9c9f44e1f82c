import { fold } from '@touchline/text';
import type { PageType } from '@touchline/contract/pages';

/** Criteria for competitions of a page; all of them must match. */
export interface CompetitionWanted {
  /** Slug of the sport. */
  readonly sport: string;
  /** Country codes as in the line; any if omitted. */
  readonly countries?: readonly string[];
  /** Whole names as in the line, ignoring case and diacritics; one must match. */
  readonly names: readonly string[];
}

/** Matches of a page without a competition: the best ones, favourites, or those of favourite teams. */
export type PagePick = 'best' | 'followed' | 'teams';

/** Blocks below the matches. */
export type PageBlock = 'top' | 'sport';

export type PageTypeData = { readonly blocks: readonly PageBlock[] } & (
  | { readonly competition: CompetitionWanted; readonly pick?: never }
  | { readonly pick: PagePick; readonly competition?: never }
);

/** Definitions of the pages that can replace home. Their translations are in the namespace `pages`. */
export const pageTypeData = {
  team: { pick: 'teams', blocks: ['top'] },
  betsonyour: { pick: 'followed', blocks: ['top'] },
  champ: { pick: 'best', blocks: ['top'] },
  epl: {
    competition: { sport: 'football', countries: ['gb-eng'], names: ['Premier League'] },
    blocks: ['sport'],
  },
  laliga: {
    competition: { sport: 'football', countries: ['es'], names: ['La Liga', 'LaLiga', 'Primera División'] },
    blocks: ['sport'],
  },
  europaleague: {
    competition: {
      sport: 'football',
      countries: ['world', 'europe'],
      names: ['Europa League', 'UEFA Europa League'],
    },
    blocks: ['sport'],
  },
  ipl: {
    competition: {
      sport: 'cricket',
      countries: ['in'],
      names: ['IPL', 'Indian Premier League', 'Premier League'],
    },
    blocks: ['sport'],
  },
  scf: {
    competition: {
      sport: 'football',
      names: ['Super Cup', 'Supercup', 'Supercopa', 'Supercoppa', 'UEFA Super Cup'],
    },
    blocks: ['sport'],
  },
  fifacwc: {
    competition: {
      sport: 'football',
      countries: ['world'],
      names: ['Club World Cup', 'FIFA Club World Cup'],
    },
    blocks: ['sport'],
  },
  nbafinals: {
    competition: {
      sport: 'basketball',
      countries: ['us', 'world', 'north-america'],
      names: ['NBA', 'NBA Finals'],
    },
    blocks: ['sport'],
  },
  nhlfinals: {
    competition: {
      sport: 'ice-hockey',
      countries: ['us', 'ca', 'world', 'north-america'],
      names: ['NHL', 'NHL Finals', 'Stanley Cup'],
    },
    blocks: ['sport'],
  },
  recommendation: { pick: 'best', blocks: ['top'] },
} as const satisfies Readonly<Record<PageType, PageTypeData>>;

interface Named {
  readonly name: string;
  readonly country: string;
  readonly sportId: number;
}

/**
 * Returns the competitions of the line that a page is about.
 * @param slugOf slug of a sport by its id
 */
export function competitionsWanted<C extends Named>(
  wanted: CompetitionWanted,
  competitions: readonly C[],
  slugOf: (sportId: number) => string | undefined,
): readonly C[] {
  const names = new Set(wanted.names.map(fold));
  return competitions.filter(
    ({ name, country, sportId }) =>
      slugOf(sportId) === wanted.sport &&
      (wanted.countries === undefined || wanted.countries.includes(country)) &&
      names.has(fold(name)),
  );
}
