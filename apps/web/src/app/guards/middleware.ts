import { redirect, type MiddlewareFunction } from 'react-router';
import { segmentIn } from '../../platform/i18n/languages.ts';
import { rowAt } from '../routes/table.ts';
import { guards } from './guards.ts';

/** Runs the guards in their order; the first that sends the visit elsewhere ends it. */
export const guardMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const visit = { url, lang: segmentIn(url.pathname), row: rowAt(url.pathname), from: window.location };
  for (const guard of guards) {
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) throw redirect(elsewhere);
  }
  await next();
};
