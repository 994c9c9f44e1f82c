import type { Club } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';
import { countryName } from '../players/personalText.ts';
import { dayText } from '../shared/times.ts';
import { sportText } from './sports.ts';

export type ClubName = Club['names'][number];

/** Club of its own that an operator has parted from another one. */
export interface PartedClub {
  readonly clubId: number;
  readonly name: string;
  readonly names: readonly ClubName[];
}

/** Returns the names that are joined in a club. */
export const joinedNames = ({ names }: Club): readonly ClubName[] =>
  names.filter(({ partedTo }) => partedTo === null);

/** Returns the clubs that are parted from a club, each with its names. */
export function partedClubs({ names }: Club): readonly PartedClub[] {
  const clubs = new Map<number, PartedClub>();
  for (const name of names) {
    if (name.partedTo === null) continue;
    const { clubId, name: own } = name.partedTo;
    clubs.set(clubId, { clubId, name: own, names: [...(clubs.get(clubId)?.names ?? []), name] });
  }
  return [...clubs.values()];
}

/** Returns the name of a club: the joined one with the latest match. */
export function clubText(club: Club): string {
  const names = joinedNames(club);
  const [latest] = names.toSorted((a, b) => b.lastMatchAt - a.lastMatchAt);
  return latest?.written ?? '';
}

/** Returns the sport and the country of a club. */
export const placeText = ({ sportId, country }: Club): string =>
  [sportText(sportId), countryName(messageOf('country', country))].join(' · ');

/** Returns the competition in which a name was last written, with the days of its first and last match. */
export function matchesText({ competition, firstMatchAt, lastMatchAt }: ClubName): string {
  const [first, last] = [dayText(firstMatchAt), dayText(lastMatchAt)];
  return t(first === last ? 'clubs.oneDay' : 'clubs.days', { competition, first, last });
}

/**
 * Returns why a choice of names can't be parted, as the key of its message; undefined if it can.
 * @param chosen written names of the club
 */
export function partingFault(
  club: Club,
  chosen: readonly string[],
): 'clubs.namesMissing' | 'clubs.allNames' | undefined {
  if (chosen.length === 0) return 'clubs.namesMissing';
  return chosen.length >= joinedNames(club).length ? 'clubs.allNames' : undefined;
}
