const ORIGIN = 'http://site.invalid';
/** What a path may be written with; a reserved character has its percent code. */
const PATH = /^\/(?:[\w\-.~!$&'()*+,;=:@%]+(?:\/[\w\-.~!$&'()*+,;=:@%]+)*)?$/;
const QUERY = /^[\w\-.~!$&'()*+,;=:@%/?]*$/;

/** An address of this site, taken apart. */
export interface SiteAddress {
  /** The language's segment; undefined without one. */
  readonly language: string | undefined;
  /** Path without language and without a slash at its end; `/` for home. */
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly search: string;
}

/** Takes an address apart. @returns undefined for what is no path of this origin */
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
 * Whether a text is a path of this site as it stands, without language: parsing it changes nothing. A pattern for all
 * beneath a path (`/games/*`) is one as well.
 */
export function isSitePath(text: string): boolean {
  return PATH.test(text) && siteAddress(text)?.path === text;
}

/** Whether a text is a path of this site with a query or without. */
export function isSiteTarget(text: string): boolean {
  const mark = text.indexOf('?');
  if (mark === -1) return isSitePath(text);
  return isSitePath(text.slice(0, mark)) && QUERY.test(text.slice(mark + 1));
}

/** Whether a pattern stands for a path: itself, or with `/*` at its end what lies beneath it. */
export function matches(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1)) && path.length > pattern.length - 1;
}
