import { cricketRoutes } from './cricket.routes.ts';
import { cyberRoutes } from './cyber.routes.ts';
import { eventsRoutes } from './events.routes.ts';
import { officeRoutes } from './office.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import type { RouteRow } from './row.ts';
import { slipsRoutes } from './slips.routes.ts';

/** The rows around betting that a first visit does without as a rule. */
export const lateRows: readonly RouteRow[] = [
  ...pagesRoutes,
  ...cricketRoutes,
  ...cyberRoutes,
  ...eventsRoutes,
  ...slipsRoutes,
  ...officeRoutes,
];
