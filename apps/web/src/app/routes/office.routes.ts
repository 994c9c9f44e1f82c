import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'history',
  layout: 'main',
  flag: 'history',
  who: 'player',
  words: ['history', 'coupon', 'markets', 'sports'],
} satisfies RouteMeta;

export const officeRoutes: readonly RouteRow[] = [
  {
    id: 'history',
    path: 'office/history',
    meta,
    load: () => import('../../sections/history/HistoryScreen.tsx'),
  },
  {
    id: 'bet',
    path: 'office/history/:couponId',
    meta,
    load: () => import('../../sections/history/BetScreen.tsx'),
  },
];
