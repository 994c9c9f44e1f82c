import { redirect, type MiddlewareFunction } from 'react-router';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { rowAt } from '../routes/table.ts';
import type { Visit } from './guard.ts';
import { guards } from './guards.ts';

/**
 * Runs the guards in their order; the first that sends the visit elsewhere ends it.
 * @param from the page that is left
 * @returns where to go instead, or undefined to let it pass
 */
export async function passGuards(url: URL, from: Visit['from']): Promise<string | undefined> {
  const visit = { url, lang: segmentIn(url.pathname), row: rowAt(url.pathname), from };
  for (const guard of guards) {
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}

/** The guards as the router runs them, before every navigation. */
export const guardMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const elsewhere = await passGuards(new URL(request.url), window.location);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  await next();
};
