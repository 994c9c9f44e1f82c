import type { SiteConfig } from '../calls/site/site.ts';
import type { Feature } from './features.ts';
import type { LoyaltyPart } from './loyaltyParts.ts';

/** Properties of a page that its address alone decides. */
export interface Page {
  /** Feature that a site has to offer; absent for a page of every site. */
  readonly feature?: Feature;
  /** Switch of the configuration that has to be on. */
  readonly setting?: 'isShowIdentification';
  /** Parts of loyalty of which the site has to have one. */
  readonly loyalty?: readonly LoyaltyPart[];
  /** True if the page is excluded from search engines: pages of a player, of a search, or for a single task. */
  readonly isPrivate?: true;
  /** The page's address in the sitemap; absent for pages that aren't in it. */
  readonly listedAt?: string;
  /** Name in the dictionary `seo.page` of the texts of `listedAt`, or else of the pattern itself. */
  readonly texts?: string;
  /** Values of the last segment, if it is a parameter; any other is an unknown address. */
  readonly values?: readonly string[];
  /** Target of a former address, after the language, with the parameters of its own pattern. */
  readonly redirect?: string;
}

/**
 * Pages by the pattern of their address after the language, in matching order: `:name` matches one segment, `:name?`
 * one or none, and `*` at the end any number.
 */
export type Pages = Readonly<Record<string, Page>>;

/** Fields of a site's configuration that decide which pages it has. */
export type OfferedBy = Pick<SiteConfig, 'availableRoutes' | 'isShowIdentification' | 'loyalty'>;

/** Creates entries for several addresses with equal properties. */
export function pagesWith(page: Page, paths: readonly string[]): Pages {
  return Object.fromEntries(paths.map((path) => [path, page]));
}

/** Returns whether a site offers a page. */
export function offers(site: OfferedBy, { feature, setting, loyalty }: Page): boolean {
  return (
    (feature === undefined || site.availableRoutes.includes(feature)) &&
    (setting === undefined || site[setting]) &&
    (loyalty === undefined || loyalty.some((part) => site.loyalty?.includes(part)))
  );
}

/**
 * Returns the segments of an address after its language, without empty ones.
 * @param path with a language or without, without query
 */
export function segmentsOf(path: string): readonly string[] {
  const all = path.split('/').filter(Boolean);
  return /^[a-z]{2}$/.test(all[0] ?? '') ? all.slice(1) : all;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns whether a pattern matches an address; fixed segments ignore case, as the app's router does. */
function matchesPattern(pattern: string, segments: readonly string[]): boolean {
  const parts = pattern.split('/').filter(Boolean);
  for (const [index, part] of parts.entries()) {
    if (part === '*') return true;
    const segment = segments[index];
    if (segment === undefined ? !part.endsWith('?') : !matchesPart(part, segment)) return false;
  }
  return segments.length <= parts.length;
}

const matchesPart = (part: string, segment: string): boolean =>
  part.startsWith(':') || part === decoded(segment).toLowerCase();

/** Returns whether the last segment of an address is a parameter with a value that the page doesn't have. */
export function hasUnknownValue(pattern: string, { values }: Page, segments: readonly string[]): boolean {
  const isGiven = segments.length === pattern.split('/').length;
  return isGiven && values?.includes(decoded(segments.at(-1) ?? '')) === false;
}

/** A page that an address leads to. */
export interface FoundPage extends Page {
  readonly pattern: string;
  /** The address after its language. */
  readonly path: string;
}

/**
 * Finds the page of an address; the first that matches wins.
 * @param pages entries of `Pages`
 * @param segments of the address after its language
 * @returns undefined for an unknown address
 */
export function pageIn(
  pages: readonly (readonly [pattern: string, page: Page])[],
  segments: readonly string[],
): FoundPage | undefined {
  const found = pages.find(([pattern]) => matchesPattern(pattern, segments));
  if (!found) return undefined;
  const [pattern, page] = found;
  return hasUnknownValue(pattern, page, segments)
    ? undefined
    : { ...page, pattern, path: segments.join('/') };
}
