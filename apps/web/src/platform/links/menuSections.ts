import type { Section } from './paths.ts';

/**
 * The parts of a section besides its sports, by the word that addresses use before a sport:
 * - `recommended`: the best matches
 * - `today`: what starts before the day is over
 * - `broadcasts`: what can be watched
 * - `favorites`: what the player follows
 *
 * None of them may be the name of a sport: `live/recommended` and `live/football` stand in one place.
 */
export const menuSections = {
  live: ['recommended', 'broadcasts', 'favorites'],
  line: ['recommended', 'today', 'broadcasts', 'favorites'],
} as const satisfies Readonly<Record<Section, readonly string[]>>;

export type MenuSection = (typeof menuSections)[Section][number];

/** The part of a section that an address leads to; undefined for the section itself. @param pathname with its language */
export function menuSectionIn(section: Section, pathname: string): MenuSection | undefined {
  const [, , inSection, word] = pathname.split('/');
  return inSection === section ? menuSections[section].find((menu) => menu === word) : undefined;
}

/** What a page of a section shows: all of it, a sport, a championship or a match, by which ids its address has. */
export type PageLevel = 'section' | 'sport' | 'championship' | 'match';

/** The level of a page by the parts of its address that name one. */
export function pageLevelOf(
  address: Readonly<Partial<Record<'sport' | 'champ' | 'game', string | undefined>>>,
): PageLevel {
  if (address.game !== undefined) return 'match';
  if (address.champ !== undefined) return 'championship';
  return address.sport === undefined ? 'section' : 'sport';
}
