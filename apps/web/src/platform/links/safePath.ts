import { matchPath } from 'react-router';

const NOWHERE = 'https://nowhere.invalid';
const LANGUAGE = /^\/[a-z]{2}(?:\/|$)/;

/**
 * Makes a path from outside (query, storage, server, message) safe to navigate to.
 * @param raw path with query and hash, from the root of the site
 * @param patterns the paths of the route table; anything else is refused
 * @returns the path written anew by the URL parser, or undefined when it leaves the site or leads nowhere
 */
export function safePath(raw: string, patterns: readonly string[]): string | undefined {
  if (!raw.startsWith('/') || raw.includes('\\')) return undefined;
  const url = parse(raw);
  // `/en/..//evil` is of the same origin to the parser, and its pathname, without a language, another host to the
  // browser.
  if (url?.origin !== NOWHERE || !LANGUAGE.test(url.pathname)) return undefined;
  const known = patterns.some((path) => fits(path, url.pathname));
  return known ? url.pathname + url.search + url.hash : undefined;
}

function parse(raw: string): URL | undefined {
  return URL.canParse(raw, NOWHERE) ? new URL(raw, NOWHERE) : undefined;
}

/** Whether an address has a pattern of the route table; hundreds are asked, so most are told by their first word. */
export function fits(path: string, pathname: string): boolean {
  const [, , word = ''] = path.split('/');
  const isFixed = !word.startsWith(':') && word !== '*';
  if (isFixed && word !== (pathname.split('/')[2] ?? '').toLowerCase()) return false;
  return matchPath({ path, end: true }, pathname) !== null;
}
