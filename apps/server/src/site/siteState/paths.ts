const ORIGIN = 'http://site.invalid';
/** Permitted characters of a path; a reserved character has its percent code. */
const PATH = /^\/(?:[\w\-.~!$&'()*+,;=:@%]+(?:\/[\w\-.~!$&'()*+,;=:@%]+)*)?$/;
const QUERY = /^[\w\-.~!$&'()*+,;=:@%/?]*$/;

/** A parsed address of this site. */
export interface SiteAddress {
  /** Language segment; undefined without one. */
  readonly language: string | undefined;
  /** Path without language and without trailing slash; `/` for home. */
  readonly path: string;
  /** Query with its question mark; empty without one. */
  readonly search: string;
}

/**
 * Parses an address.
 * @returns undefined if it is no path of this origin
 */
export function siteAddress(url: string): SiteAddress | undefined {
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return undefined;
  if (!URL.canParse(url, ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(url, ORIGIN);
  if (origin !== ORIGIN) return undefined;
  const language = /^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1];
  const rest = language === undefined ? pathname : pathname.slice(language.length + 1);
  return { language, path: rest.replace(/\/+$/, '') || '/', search };
}

/**
 * Returns whether a text is a normalized path of this site without language: parsing doesn't change it. A pattern for
 * all descendants (`/games/*`) is one as well.
 */
export function isSitePath(text: string): boolean {
  return PATH.test(text) && siteAddress(text)?.path === text;
}

/** Returns whether a text is a path of this site with a query or without. */
export function isSiteTarget(text: string): boolean {
  const mark = text.indexOf('?');
  if (mark === -1) return isSitePath(text);
  return isSitePath(text.slice(0, mark)) && QUERY.test(text.slice(mark + 1));
}

/** Returns whether a pattern matches a path: the path itself, or with `/*` at its end the descendants. */
export function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1)) && path.length > pattern.length - 1;
}
