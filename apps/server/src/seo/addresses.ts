import type { MatchRecord } from '@touchline/feed';
import { SPORTS } from '../feed/index.ts';
import { isLive } from '../line/competitions.ts';
import type { Section } from './place.ts';

/** The segment of a competition or a match in addresses: its id, and its name in Latin letters where it has some. */
export function idSegment(id: number, name: string): string {
  const plain = name.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return slug === '' ? String(id) : `${id}-${slug}`;
}

/** The key of a sport in addresses and dictionaries. */
export function sportKey(sportId: number): string {
  return SPORTS.find(({ id }) => id === sportId)?.key ?? String(sportId);
}

/** "Arsenal - Chelsea", or the event's own name where it has no sides. */
export function matchName({ home, away }: MatchRecord): string {
  return away === '' ? home : `${home} - ${away}`;
}

/** Path of a championship beneath the language. */
export function championshipPath(section: Section, match: MatchRecord): string {
  return `${section}/${sportKey(match.sportId)}/${idSegment(match.competitionId, match.competition)}`;
}

/** The section that a match is in now. */
export const sectionOf = (match: MatchRecord): Section => (isLive(match) ? 'live' : 'line');

/** Path of a match beneath the language: in the section where it is now. */
export function matchPath(match: MatchRecord): string {
  const name = match.away === '' ? match.home : `${match.home}-${match.away}`;
  return `${championshipPath(sectionOf(match), match)}/${idSegment(match.id, name)}`;
}
