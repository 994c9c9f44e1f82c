import { menuSections } from '@touchline/contract/pages';
import type { MenuSection, Section } from './paths.ts';

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
