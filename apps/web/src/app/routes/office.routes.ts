import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'history',
  layout: 'main',
  flag: 'history',
  who: 'player',
  words: ['history', 'coupon', 'couponMore', 'markets', 'marketsMore', 'sports'],
} satisfies RouteMeta;

/** Bet actions have translations of their own. */
const actionsMeta = { ...meta, words: [...meta.words, 'betActions'] } satisfies RouteMeta;

const powerBet = () => import('../../sections/history/PowerBetScreen.tsx');

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
    meta: actionsMeta,
    load: () => import('../../sections/history/BetScreen.tsx'),
  },
  {
    id: 'power-bet',
    path: 'office/history/:couponId/powerbet',
    meta: actionsMeta,
    load: powerBet,
  },
  {
    id: 'opened-bets',
    path: 'user/opened-bets',
    meta,
    load: () => import('../../sections/history/OpenedBetsScreen.tsx'),
  },
  {
    id: 'opened-power-bet',
    path: 'user/opened-bets/:couponId/powerbet',
    meta: actionsMeta,
    load: powerBet,
  },
  {
    id: 'history-mail',
    path: 'office/history-mail',
    meta,
    load: () => import('../../sections/history/HistoryMailScreen.tsx'),
  },
  {
    id: 'history-clear',
    path: 'office/history-clear',
    meta,
    load: () => import('../../sections/history/HistoryClearScreen.tsx'),
  },
];
