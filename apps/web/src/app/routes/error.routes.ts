import type { RouteRow } from './row.ts';

/** Fallback row for unknown addresses. */
export const notFoundRow: RouteRow = {
  id: 'not-found',
  path: '*',
  meta: {
    section: 'errors',
    layout: 'main',
    who: 'anyone',
    isGated: true,
    namespaces: ['betting', 'markets', 'sports'],
  },
  load: () => import('../errors/NotFoundScreen.tsx'),
};
