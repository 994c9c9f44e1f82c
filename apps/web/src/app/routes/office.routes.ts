import { late } from './late.ts';
import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'history',
  layout: 'main',
  flag: 'history',
  who: 'player',
  words: ['history', 'coupon', 'couponMore', 'markets', 'marketsMore', 'sports'],
} satisfies RouteMeta;

/** What can be done with a bet comes with words of its own. */
const actionsMeta = { ...meta, words: [...meta.words, 'betActions'] } satisfies RouteMeta;

const powerBet = late('PowerBetScreen');

export const officeRoutes: readonly RouteRow[] = [
  {
    id: 'history',
    path: 'office/history',
    meta,
    load: late('HistoryScreen'),
  },
  {
    id: 'bet',
    path: 'office/history/:couponId',
    meta: actionsMeta,
    load: late('BetScreen'),
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
    load: late('OpenedBetsScreen'),
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
    load: late('HistoryMailScreen'),
  },
  {
    id: 'history-clear',
    path: 'office/history-clear',
    meta,
    load: late('HistoryClearScreen'),
  },
];
