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

/** Groups of one country follow each other, in the order in which the countries appear. */
export function byCountry(groups: readonly MatchGroup[]): readonly MatchGroup[] {
  const rank = new Map<string, number>();
  for (const { first } of groups) if (!rank.has(first.country)) rank.set(first.country, rank.size);
  const rankOf = ({ first }: MatchGroup) => rank.get(first.country) ?? 0;
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The id of the group that holds a sport's best matches. */
const bestId = (sportId: number): string => `best ${sportId}`;

/** Whether a group holds a sport's best matches, of whatever competitions. */
export function isBest({ id, first }: MatchGroup): boolean {
  return id === bestId(first.sportId);
}

/** Takes the best matches out of the groups into one group a sport, before all others. */
export function bestFirst(groups: readonly MatchGroup[]): readonly MatchGroup[] {
  const best = groupBy(
    groups.flatMap(({ matches }) => matches.filter((match) => match.best)),
    ({ sportId }) => bestId(sportId),
  );
  const rest = groups.flatMap(({ id, matches }) =>
    groupBy(
      matches.filter((match) => !match.best),
      () => id,
    ),
  );
  return [...best, ...rest];
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
