import type { PageTitle, RouteMeta, RouteRow, ScreenRow } from './row.ts';
import { idOfPath } from './unavailable.ts';

const meta = {
  section: 'casino',
  layout: 'third-party',
  who: 'anyone',
  isGated: true,
  isRestricted: true,
  namespaces: ['titles', 'casino', 'tournaments'],
} satisfies RouteMeta;

const ofBonuses = { ...meta, namespaces: ['titles', 'bonuses'] } satisfies RouteMeta;

const row = (path: string, title: PageTitle, load: ScreenRow['load'], of: RouteMeta = meta): ScreenRow => ({
  id: idOfPath(path),
  path,
  meta: { ...of, title },
  load,
});

/** Tournaments, daily challenges, and the bonuses that are wagered in games. */
export const tournamentsRoutes: readonly RouteRow[] = [
  row('promotions', 'promotions', () => import('../../sections/casino/tournaments/PromotionsScreen.tsx')),
  row(
    'bonus/casino/tournaments',
    'tournaments',
    () => import('../../sections/casino/tournaments/TournamentsScreen.tsx'),
  ),
  row(
    'tournaments/:id',
    'tournament',
    () => import('../../sections/casino/tournaments/TournamentScreen.tsx'),
  ),
  row(
    'tournaments/:id/results',
    'tournamentResults',
    () => import('../../sections/casino/tournaments/ResultsScreen.tsx'),
  ),
  row(
    'daily-challenges',
    'dailyChallenges',
    () => import('../../sections/casino/tournaments/ChallengesScreen.tsx'),
  ),
  row(
    'bonus/casino',
    'casinoBonuses',
    () => import('../../sections/bonuses/CasinoBonusesScreen.tsx'),
    ofBonuses,
  ),
  row(
    'bonus/casino/:id',
    'casinoBonus',
    () => import('../../sections/bonuses/CasinoBonusScreen.tsx'),
    ofBonuses,
  ),
  row(
    'slot-first-deposit',
    'slotFirstDeposit',
    () => import('../../sections/bonuses/SlotFirstDepositScreen.tsx'),
    ofBonuses,
  ),
];
