import { cricketRoutes } from './cricket.routes.ts';
import { cyberRoutes } from './cyber.routes.ts';
import { eventsRoutes } from './events.routes.ts';
import { officeRoutes } from './office.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import type { RouteRow } from './row.ts';
import { slipsRoutes } from './slips.routes.ts';

/** Betting-related rows that a first visit usually doesn't need. */
export const lateRows: readonly RouteRow[] = [
  ...pagesRoutes,
  ...cricketRoutes,
  ...cyberRoutes,
  ...eventsRoutes,
  ...slipsRoutes,
  ...officeRoutes,
];
