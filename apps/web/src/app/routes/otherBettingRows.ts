import { bettingPages } from '@touchline/contract/pages';
import { cricketRoutes } from './cricket.routes.ts';
import { cyberRoutes } from './cyber.routes.ts';
import { matchesRoutes } from './matches.routes.ts';
import { historyRoutes } from './history.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import type { RouteRow } from './row.ts';
import { slipsRoutes } from './slips.routes.ts';
import { withPages } from './withPages.ts';

/** Betting-related rows that a first visit usually doesn't need. */
export const otherBettingRows: readonly RouteRow[] = withPages(bettingPages, [
  ...pagesRoutes,
  ...cricketRoutes,
  ...cyberRoutes,
  ...matchesRoutes,
  ...slipsRoutes,
  ...historyRoutes,
]);
