import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';

/** Matches of a competition, by kick-off. */
export interface MatchGroup {
  readonly id: string;
  readonly first: Fixture;
  readonly matches: readonly Fixture[];
}

export interface GroupOrder {
  /** Ids of sports in the site's order; unlisted sports come last. */
  readonly sports: readonly number[];
  /** `kickOff`: the group that starts first comes first. `name`: an order that doesn't change during play. */
  readonly by: 'kickOff' | 'name';
}

/**
 * Groups matches by competition.
 * @param matches by kick-off
 */
export function groupMatches(matches: readonly Fixture[], { sports, by }: GroupOrder): readonly MatchGroup[] {
  const groups = groupBy(matches, ({ competitionId }) => String(competitionId));
  if (by === 'kickOff') return groups;
  const rank = new Map(sports.map((id, index) => [id, index]));
  const rankOf = ({ first }: MatchGroup) => rank.get(first.sportId) ?? sports.length;
  const nameOf = ({ first }: MatchGroup) => `${first.country} ${first.competition}`;
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b) || nameOf(a).localeCompare(nameOf(b), 'en'));
}

/** Sorts groups so that those of a country are consecutive, in the order in which countries first appear. */
export function byCountry(groups: readonly MatchGroup[]): readonly MatchGroup[] {
  const rank = new Map<string, number>();
  for (const { first } of groups) if (!rank.has(first.country)) rank.set(first.country, rank.size);
  const rankOf = ({ first }: MatchGroup) => rank.get(first.country) ?? 0;
  return groups.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Id of the group with a sport's best matches. */
const bestId = (sportId: number): string => `best ${sportId}`;

/** Returns whether a group has a sport's best matches, of any competition. */
export function isBest({ id, first }: MatchGroup): boolean {
  return id === bestId(first.sportId);
}

/** Moves the best matches into one group per sport, before all others. */
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

/** Groups matches by a key, in the order in which the keys first appear. */
export function groupBy(matches: readonly Fixture[], key: (match: Fixture) => string): readonly MatchGroup[] {
  const byKey = new Map<string, Fixture[]>();
  for (const match of matches) {
    const held = byKey.get(key(match));
    if (held) held.push(match);
    else byKey.set(key(match), [match]);
  }
  return [...byKey].flatMap(([id, own]) => (own[0] ? { id, first: own[0], matches: own } : []));
}

/** Limits the number of matches in each group. */
export function shortened(groups: readonly MatchGroup[], most: number): readonly MatchGroup[] {
  return groups.map((group) =>
    group.matches.length > most ? { ...group, matches: group.matches.slice(0, most) } : group,
  );
}

export interface TopLimits {
  readonly matches: number;
  readonly perSport: number;
}

/** Returns the first matches of each sport, so that a sport with many doesn't displace the others. */
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

/** Matches of one sport, by competition. */
export interface SportGroup {
  readonly id: string;
  readonly sportId: number;
  readonly groups: readonly MatchGroup[];
  readonly matches: readonly Fixture[];
}

/** Collects groups by sport, in the order in which the sports first appear. */
export function bySport(groups: readonly MatchGroup[]): readonly SportGroup[] {
  const sports = new Map<number, MatchGroup[]>();
  for (const group of groups) {
    const own = sports.get(group.first.sportId);
    if (own) own.push(group);
    else sports.set(group.first.sportId, [group]);
  }
  return [...sports].map(([sportId, own]) => ({
    id: `sport ${sportId}`,
    sportId,
    groups: own,
    matches: own.flatMap(({ matches }) => matches),
  }));
}

/** A match in the list of a sport. */
export interface SportRow {
  readonly match: Fixture;
  /** True if no title above the row names its competition. */
  readonly isAlone: boolean;
  /** Groups whose titles are shown above the row: its own, and folded ones before it. */
  readonly above: readonly MatchGroup[];
}

/**
 * Returns the visible matches of a sport with the titles above them. A group of a single match has no title.
 * @param isTitled whether groups of several matches have titles; otherwise only folded ones and the best matches do
 * @returns `last`: folded groups after the last match
 */
export function sportRows(
  groups: readonly MatchGroup[],
  folded: { has(groupId: string): boolean },
  isTitled = true,
): { readonly rows: readonly SportRow[]; readonly last: readonly MatchGroup[] } {
  const rows: SportRow[] = [];
  let above: MatchGroup[] = [];
  for (const group of groups) {
    const isSingle = group.matches.length === 1 && !isBest(group);
    const isFolded = !isSingle && folded.has(group.id);
    const hasTitle = isBest(group) || isFolded || (isTitled && !isSingle);
    if (hasTitle) above.push(group);
    if (isFolded) continue;
    for (const match of group.matches) {
      rows.push({ match, isAlone: !hasTitle || isBest(group), above });
      above = [];
    }
  }
  return { rows, last: above };
}
