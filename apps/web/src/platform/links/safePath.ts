import { matchPath } from 'react-router';

const NOWHERE = 'https://nowhere.invalid';
const LANGUAGE = /^\/[a-z]{2}(?:\/|$)/;

/**
 * Makes an external path (query, storage, server, message) safe to navigate to.
 * @param raw path with query and hash, from the root of the site
 * @param patterns the paths of the route table; anything else is rejected
 * @returns the path normalized by the URL parser, or undefined if it leaves the site or is unknown
 */
export function safePath(raw: string, patterns: readonly string[]): string | undefined {
  if (!raw.startsWith('/') || raw.includes('\\')) return undefined;
  const url = parse(raw);
  // `/en/..//evil` has the same origin to the parser, but its pathname, without a language, is another host to the
  // browser.
  if (url?.origin !== NOWHERE || !LANGUAGE.test(url.pathname)) return undefined;
  const known = patterns.some((path) => matchesPattern(path, url.pathname));
  return known ? url.pathname + url.search + url.hash : undefined;
}

function parse(raw: string): URL | undefined {
  return URL.canParse(raw, NOWHERE) ? new URL(raw, NOWHERE) : undefined;
}

/**
 * Returns whether an address matches a pattern of the route table; since there are hundreds, most are rejected by their first
 * segment.
 */
export function matchesPattern(path: string, pathname: string): boolean {
  const [, , word = ''] = path.split('/');
  const isFixed = !word.startsWith(':') && word !== '*';
  if (isFixed && word !== (pathname.split('/')[2] ?? '').toLowerCase()) return false;
  return matchPath({ path, end: true }, pathname) !== null;
}
