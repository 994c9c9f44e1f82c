import { redirect, type MiddlewareFunction } from 'react-router';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { rowAt } from '../routes/table.ts';
import type { Visit } from './guard.ts';
import { guards } from './guards.ts';

/**
 * Runs the guards in order; the first that redirects ends the visit.
 * @param from the page being left
 * @returns the path to redirect to, or undefined to let the visit pass
 */
export async function passGuards(url: URL, from: Visit['from']): Promise<string | undefined> {
  const visit = { url, lang: segmentIn(url.pathname), row: rowAt(url.pathname), from };
  for (const guard of guards) {
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}

/** Runs the guards before every navigation, as router middleware. */
export const guardMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const elsewhere = await passGuards(new URL(request.url), window.location);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  await next();
};
