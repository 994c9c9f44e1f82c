import { pageIn, type FoundPage, type Pages } from './page.ts';
import { bettingPages } from './pages.ts';
import { sitePages } from './sitePages.ts';

/** Every page of the product. */
export const allPages: Pages = { ...bettingPages, ...sitePages };

const entries = Object.entries(allPages);

/** Longest chain of former addresses that is followed. */
const MOST_STEPS = 5;

/**
 * Finds the page that an address leads to; former addresses are followed to their targets.
 * @param segments of the address after its language
 * @returns undefined for an unknown address
 */
export function pageAt(segments: readonly string[]): FoundPage | undefined {
  let page = pageIn(entries, segments);
  for (let step = 0; step < MOST_STEPS && page?.redirect !== undefined; step += 1)
    page = pageIn(entries, targetOf(page.pattern, page.redirect, segments));
  return page;
}

/** Returns the segments of a former address's target, with the values of its parameters. */
function targetOf(pattern: string, redirect: string, segments: readonly string[]): readonly string[] {
  const names = pattern.split('/');
  return redirect.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part;
    return segments[names.indexOf(part)] ?? [];
  });
}
