import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'history',
  layout: 'main',
  who: 'player',
  namespaces: ['history', 'coupon', 'couponMore', 'markets', 'marketsMore', 'sports'],
} satisfies RouteMeta;

/** Bet actions have translations of their own. */
const actionsMeta = {
  ...meta,
  movesMoney: true,
  namespaces: [...meta.namespaces, 'betActions'],
} satisfies RouteMeta;

const powerBet = () => import('../../sections/history/actions/PowerBetScreen.tsx');

export const historyRoutes: readonly RouteRow[] = [
  {
    id: 'history',
    path: 'office/history',
    meta: actionsMeta,
    load: () => import('../../sections/history/list/HistoryScreen.tsx'),
  },
  {
    id: 'bet',
    path: 'office/history/:couponId',
    meta: actionsMeta,
    load: () => import('../../sections/history/bet/BetScreen.tsx'),
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
    meta: actionsMeta,
    load: () => import('../../sections/history/list/OpenedBetsScreen.tsx'),
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
    load: () => import('../../sections/history/tools/HistoryMailScreen.tsx'),
  },
  {
    id: 'history-clear',
    path: 'office/history-clear',
    meta,
    load: () => import('../../sections/history/tools/HistoryClearScreen.tsx'),
  },
];
