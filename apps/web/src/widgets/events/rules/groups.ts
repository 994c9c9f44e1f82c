import type { Fixture } from '../../../features/odds/useFixtures.ts';

/** Matches of one competition, by kick-off. */
export interface MatchGroup {
  readonly id: string;
  readonly first: Fixture;
  readonly matches: readonly Fixture[];
}

export interface GroupOrder {
  /** Ids of sports in the site's order; sports that it doesn't name come last. */
  readonly sports: readonly number[];
  /** `kickOff`: the group that starts first comes first. `name`: a place that play doesn't change. */
  readonly by: 'kickOff' | 'name';
}

/** Groups matches by competition. @param matches by kick-off */
export function groupMatches(matches: readonly Fixture[], { sports, by }: GroupOrder): readonly MatchGroup[] {
  const groups = groupBy(matches, ({ competitionId }) => String(competitionId));
  if (by === 'kickOff') return groups;
  const rank = new Map(sports.map((id, place) => [id, place]));
  const rankOf = ({ first }: MatchGroup) => rank.get(first.sportId) ?? sports.length;
  const nameOf = ({ first }: MatchGroup) => `${first.country} ${first.competition}`;
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b) || nameOf(a).localeCompare(nameOf(b), 'en'));
}

/** Groups matches by a key, in the order in which the keys appear. */
export function groupBy(matches: readonly Fixture[], key: (match: Fixture) => string): readonly MatchGroup[] {
  const byKey = new Map<string, Fixture[]>();
  for (const match of matches) {
    const held = byKey.get(key(match));
    if (held) held.push(match);
    else byKey.set(key(match), [match]);
  }
  return [...byKey].flatMap(([id, own]) => (own[0] ? { id, first: own[0], matches: own } : []));
}

/** At most so many matches of each group. */
export function shortened(groups: readonly MatchGroup[], most: number): readonly MatchGroup[] {
  return groups.map((group) =>
    group.matches.length > most ? { ...group, matches: group.matches.slice(0, most) } : group,
  );
}

export interface TopLimits {
  readonly matches: number;
  readonly perSport: number;
}

/** The first matches of each sport, so that a full sport doesn't hide the others. */
export function topGroups(
  groups: readonly MatchGroup[],
  { matches, perSport }: TopLimits,
): readonly MatchGroup[] {
  const taken = new Map<number, number>();
  let left = matches;
  return groups.flatMap((group) => {
    const { sportId } = group.first;
    const of = taken.get(sportId) ?? 0;
    const own = group.matches.slice(0, Math.max(0, Math.min(left, perSport - of)));
    if (own.length === 0) return [];
    left -= own.length;
    taken.set(sportId, of + own.length);
    return { ...group, matches: own };
  });
}
