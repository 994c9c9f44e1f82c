import type { MenuSection, Section } from './paths.ts';

/**
 * Parts of a section besides its sports, by the address segment before a sport:
 * - `recommended`: the best matches
 * - `today`: matches that start before the end of the day
 * - `broadcasts`: matches with a stream
 * - `favorites`: the player's favourites
 *
 * None of them may be the name of a sport: `live/recommended` and `live/football` use the same segment.
 */
export const menuSections = {
  live: ['recommended', 'broadcasts', 'favorites'],
  line: ['recommended', 'today', 'broadcasts', 'favorites'],
} as const satisfies Readonly<Record<Section, readonly MenuSection[]>>;

/**
 * Part of a section in an address; undefined for the section itself.
 * @param pathname with its language
 */
export function menuSectionIn(section: Section, pathname: string): MenuSection | undefined {
  const [, , inSection, word] = pathname.split('/');
  return inSection === section ? menuSections[section].find((menu) => menu === word) : undefined;
}

/** Level of a page within a section, determined by the ids in its address. */
export type PageLevel = 'section' | 'sport' | 'championship' | 'match';

/** Returns the level of a page by the parameters of its address. */
export function pageLevelOf(
  address: Readonly<Partial<Record<'sport' | 'champ' | 'game', string | undefined>>>,
): PageLevel {
  if (address.game !== undefined) return 'match';
  if (address.champ !== undefined) return 'championship';
  return address.sport === undefined ? 'section' : 'sport';
}
