import { redirect, replace, type MiddlewareFunction } from 'react-router';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { wantedLanguage } from '../../platform/i18n/wantedLanguage.ts';
import { inLanguage } from '../../platform/links/paths.ts';
import { rowAt } from '../routes/table.ts';
import type { Visit } from './guard.ts';
import { guards } from './guards.ts';

/**
 * Runs the guards in order; the first that redirects ends the visit.
 * @param from the page being left
 * @param isCurrent returns false once another navigation has replaced the visit: the remaining guards are skipped
 * @returns the path to redirect to, or undefined to let the visit pass
 */
export async function passGuards(
  url: URL,
  from: Visit['from'],
  isCurrent: Visit['isCurrent'] = () => true,
): Promise<string | undefined> {
  const visit = { url, lang: segmentIn(url.pathname), row: rowAt(url.pathname), from, isCurrent };
  for (const guard of guards) {
    if (!isCurrent()) return undefined;
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}

/**
 * Returns the path of a page that Back or Forward leads to, in the language that the player wants: the history has pages
 * from before a switch of the language. The browser has moved to their address already, unlike to that of a link.
 * @returns undefined if it has the language, or is reached in another way
 */
function inWantedLanguage(url: URL, { pathname, search, hash }: Location): string | undefined {
  const wanted = wantedLanguage();
  const isPop = pathname === url.pathname && search === url.search;
  const lang = segmentIn(url.pathname);
  if (!isPop || wanted === undefined || lang === undefined || lang === wanted) return undefined;
  return inLanguage(pathname, wanted) + search + hash;
}

/** Runs the guards before every navigation, as router middleware. */
export const guardMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const translated = inWantedLanguage(url, window.location);
  if (translated !== undefined) throw replace(translated);
  const elsewhere = await passGuards(url, window.location, () => !request.signal.aborted);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  await next();
};
