import { pageAt } from '@touchline/contract/allPages';
import { casinoCategories } from '@touchline/contract/casino';
import { menuSections, segmentsOf } from '@touchline/contract/pages';
import type { LineNames } from './lineNames.ts';

/** Type of page that an address leads to, by its segments alone. */
export type PageKind =
  | { readonly kind: 'home' }
  | { readonly kind: 'section'; readonly section: Section; readonly menu?: string }
  | { readonly kind: 'sport'; readonly section: Section; readonly menu?: string; readonly sport: string }
  | {
      readonly kind: 'championship';
      readonly section: Section;
      readonly menu?: string;
      readonly sport: string;
      readonly championshipId: number;
    }
  | { readonly kind: 'match'; readonly section: Section; readonly sport: string; readonly matchId: number }
  /** A championship or a match by a short address, which doesn't name the sport. */
  | { readonly kind: 'championshipOf'; readonly championshipId: number }
  | { readonly kind: 'matchOf'; readonly matchId: number }
  /** A page with its own messages in the dictionary. */
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'provider'; readonly slug: string }
  /** A category of games, by its path after the language. */
  | { readonly kind: 'category'; readonly path: string }
  /** A player's own page or a sign-in page: excluded from search engines. */
  | { readonly kind: 'private' }
  | { readonly kind: 'other' };

export type Section = 'live' | 'line';

/** Returns the id at the start of a segment. */
export function idIn(segment: string | undefined): number | undefined {
  const digits = /^([1-9]\d{0,15})(?:-|$)/.exec(segment ?? '')?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}

/**
 * Returns the page that a path leads to.
 * @param path with its language, without query
 */
export function pageKindOf(path: string, names: Pick<LineNames, 'isSportKey'>): PageKind {
  const segments = segmentsOf(path);
  const [first, second, third, fourth] = segments;
  if (first === undefined) return { kind: 'home' };
  if (first === 'live' || first === 'line') return bettingPlace(first, segments.slice(1), names);
  const page = pageAt(segments);
  if (page?.isPrivate) return { kind: 'private' };
  if (page?.texts !== undefined && page.path === (page.listedAt ?? page.pattern))
    return { kind: 'page', page: page.texts };
  const ofCasino = page?.feature === 'casino' ? casinoPlace(page.pattern, segments) : undefined;
  if (ofCasino) return ofCasino;
  const championshipId = idIn(second);
  if (first === 'champ' && championshipId !== undefined) {
    const matchId = third === 'event' ? idIn(fourth) : undefined;
    return matchId === undefined ? { kind: 'championshipOf', championshipId } : { kind: 'matchOf', matchId };
  }
  return { kind: 'other' };
}

/** Returns the page of the casino's catalogue at an address; undefined for its other pages. */
function casinoPlace(pattern: string, segments: readonly string[]): PageKind | undefined {
  const [first = '', second] = segments;
  if (pattern === 'game/:gameId/:gameName') {
    const gameId = idIn(second);
    return gameId === undefined ? undefined : { kind: 'game', gameId };
  }
  if (pattern === 'providers/:provider' && second !== undefined) return { kind: 'provider', slug: second };
  const isCategory = casinoCategories.some(({ path }) => path === first);
  return isCategory ? { kind: 'category', path: segments.join('/') } : undefined;
}

function bettingPlace(
  section: Section,
  after: readonly string[],
  names: Pick<LineNames, 'isSportKey'>,
): PageKind {
  const menu = menuSections[section].find((name) => name === after[0]);
  const [sport, championship, match] = menu === undefined ? after : after.slice(1);
  const named = { section, ...(menu === undefined ? {} : { menu }) };
  if (menu === 'favorites') return { kind: 'private' };
  if (sport === undefined) return { kind: 'section', ...named };
  if (!names.isSportKey(sport)) return { kind: 'other' };
  if (championship === undefined) return { kind: 'sport', ...named, sport };
  const championshipId = idIn(championship);
  if (championshipId === undefined) return { kind: 'other' };
  if (match === undefined) return { kind: 'championship', ...named, sport, championshipId };
  const matchId = idIn(match);
  return matchId === undefined ? { kind: 'other' } : { kind: 'match', section, sport, matchId };
}
