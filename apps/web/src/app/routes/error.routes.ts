import type { RouteRow } from './row.ts';

export const errorRoutes: readonly RouteRow[] = [
  {
    id: 'error',
    path: '500',
    meta: { section: 'errors', layout: 'clear', who: 'anyone', words: [] },
    load: () => import('../errors/ErrorScreen.tsx'),
  },
];

/** Whatever no other row is for. */
export const notFoundRow: RouteRow = {
  id: 'not-found',
  path: '*',
  meta: {
    section: 'errors',
    layout: 'main',
    who: 'anyone',
    words: ['betting', 'markets', 'sports'],
  },
  load: () => import('../errors/NotFoundScreen.tsx'),
};
