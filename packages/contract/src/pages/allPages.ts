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

/** Values of the parameters of a page's address by name, as the address has them. */
export type PageValues = Readonly<Record<string, string | undefined>>;

/** Returns the values of the parameters of a page's address. */
export function valuesOf({ pattern, path }: FoundPage): PageValues {
  const segments = path.split('/');
  const named = pattern.split('/').flatMap((part, index) => {
    const name = /^:(\w+)\??$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, segments[index]] as const];
  });
  return Object.fromEntries(named);
}

/**
 * Returns the plain form of an address: without doubled slashes, with language and fixed segments in lower case, and
 * with the target of a former address. Returns the path itself if it is plain.
 * @param path with a language or without, without query
 */
export function plainPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/');
  const language = /^\/[A-Za-z]{2}(?=\/|$)/.exec(single)?.[0].toLowerCase() ?? '';
  const rest = single.slice(language.length);
  const segments = rest.split('/').filter(Boolean);
  const found = pageIn(entries, segments);
  const page = found?.redirect === undefined ? found : pageAt(segments);
  // Fixed segments ignore case; the others are values, which don't.
  const fixed = page?.pattern.split('/') ?? [];
  const plain = (page?.path.split('/') ?? []).map((segment, index) => {
    const part = fixed[index];
    return part === undefined || part === '*' || part.startsWith(':') ? segment : part;
  });
  if (!page || plain.join('/') === segments.join('/')) return language + rest;
  return `${language}/${plain.join('/')}`;
}

/** Returns the segments of a former address's target, with the values of its parameters. */
function targetOf(pattern: string, redirect: string, segments: readonly string[]): readonly string[] {
  const names = pattern.split('/');
  return redirect.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part;
    return segments[names.indexOf(part)] ?? [];
  });
}
