import { bettingPages, offers, pageIn, segmentsOf, type Feature } from '@touchline/contract/pages';
import type { Section } from './paths.ts';
import { isAvailable, site } from '../site/site.ts';

const pages = Object.entries(bettingPages);
const needed = [...new Set<Feature>(pages.flatMap(([, { feature }]) => feature ?? []))];

/**
 * Returns whether the site offers the page of a link. Only pages of betting and the casino's lobby are judged: all others are linked from the pages
 * of their own feature.
 * @param href path with its language, with query and hash
 */
export function isOffered(href: string): boolean {
  if (href.includes('/casino-lobby')) return isAvailable('casino');
  // Lists have hundreds of links, and most sites offer all of betting.
  if (needed.every(isAvailable)) return true;
  const page = pageIn(pages, segmentsOf(href.replace(/[?#].*/s, '')));
  return page === undefined || offers(site(), page);
}

/** Returns the sections that the site offers, live first. */
export function offeredSections(): readonly Section[] {
  return (['live', 'line'] as const).filter((section) => isAvailable(section));
}
