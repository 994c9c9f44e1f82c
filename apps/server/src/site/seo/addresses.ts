import type { MatchRecord } from '@touchline/feed';
import { slugOf } from '@touchline/text';
import type { LineNames } from './lineNames.ts';
import type { Section } from './pageKind.ts';

/**
 * Returns the segment of a competition or a match in addresses: its id, and its name in Latin letters if it has some.
 */
export function idSegment(id: number, name: string): string {
  const slug = slugOf(name);
  return slug === '' ? String(id) : `${id}-${slug}`;
}

/** Returns the key of a sport in addresses and dictionaries. */
export function sportKey(sportId: number, names: LineNames): string {
  return names.keyOfSport(sportId) ?? String(sportId);
}

/** Returns "Arsenal - Chelsea", or the match's own name if it has no sides. */
export function matchName({ home, away }: MatchRecord): string {
  return away === '' ? home : `${home} - ${away}`;
}

/** Returns the path of a championship after the language. */
export function championshipPath(section: Section, match: MatchRecord, names: LineNames): string {
  return `${section}/${sportKey(match.sportId, names)}/${idSegment(match.competitionId, match.competition)}`;
}

/** Returns the current section of a match. */
export const sectionOf = (match: MatchRecord, names: LineNames): Section =>
  names.isLive(match) ? 'live' : 'line';

/** Returns the path of a match after the language, in its current section. */
export function matchPath(match: MatchRecord, names: LineNames): string {
  const name = match.away === '' ? match.home : `${match.home}-${match.away}`;
  return `${championshipPath(sectionOf(match, names), match, names)}/${idSegment(match.id, name)}`;
}

/** Returns the path of a game after the language. */
export function gamePath(id: number, { slug }: { readonly slug: string }): string {
  return `game/${id}/${encodeURIComponent(slug)}`;
}
