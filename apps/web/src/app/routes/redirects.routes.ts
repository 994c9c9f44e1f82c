import { formerPaths } from '@touchline/contract/sitePages';
import type { RedirectRow, RouteMeta } from './row.ts';
import { idOfPath } from './unavailable.ts';

const meta = { section: 'errors', layout: 'empty', who: 'anyone', namespaces: [] } satisfies RouteMeta;

/** Redirects from the product's former addresses and from short ones. */
export const redirectRoutes: readonly RedirectRow[] = Object.entries(formerPaths).map(([path, redirect]) => ({
  id: `old-${idOfPath(path)}`,
  path,
  meta,
  redirect,
}));
