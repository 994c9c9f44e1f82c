import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';

/** Matches in play of a sport, as the rail shows them. */
export interface RailGroup {
  readonly sportId: number;
  /** Number of all its matches, also of those that aren't shown. */
  readonly count: number;
  readonly matches: readonly Fixture[];
}

/** Most matches of the sport of the page, and of each other sport. */
const OWN = 12;
const OTHER = 4;
/** Most matches of the rail. */
const ALL = 24;

/**
 * Groups matches in play by sport: that of the page first, then in the order of the site. Contests without sides are
 * left out. Empty if there is no match other than that of the page.
 * @param fixtures by kick-off
 * @param page match of the page and its sport
 * @param sports ids of the site's sports in its order
 */
export function railGroups(
  fixtures: readonly Fixture[],
  page: { readonly matchId: number; readonly sportId: number | undefined },
  sports: readonly number[],
): readonly RailGroup[] {
  const sided = fixtures.filter(({ away }) => away !== '');
  if (!sided.some(({ id }) => id !== page.matchId)) return [];
  const rank = new Map(sports.map((id, index) => [id, index]));
  const rankOf = (sportId: number) => (sportId === page.sportId ? -1 : (rank.get(sportId) ?? sports.length));
  const bySport = [...Map.groupBy(sided, ({ sportId }) => sportId)].toSorted(
    ([one], [other]) => rankOf(one) - rankOf(other),
  );
  let left = ALL;
  return bySport.flatMap(([sportId, all]) => {
    const matches = firstWith(all, page.matchId, Math.min(left, sportId === page.sportId ? OWN : OTHER));
    left -= matches.length;
    return matches.length > 0 ? { sportId, count: all.length, matches } : [];
  });
}

/** Returns the first matches; that of the page is among them, at the end if it comes later. */
function firstWith(matches: readonly Fixture[], pageId: number, most: number): readonly Fixture[] {
  const first = matches.slice(0, most);
  const own = matches.slice(most).find(({ id }) => id === pageId);
  return own ? [...first.slice(0, -1), own] : first;
}
