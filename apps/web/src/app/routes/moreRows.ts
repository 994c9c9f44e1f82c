import { accessRoutes } from './access.routes.ts';
import { accountRoutes } from './account.routes.ts';
import { casinoRoutes } from './casino.routes.ts';
import { gatesRoutes } from './gates.routes.ts';
import { informationRoutes } from './information.routes.ts';
import { oldRoutes } from './old.routes.ts';
import { othersRoutes } from './others.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import type { RouteRow } from './row.ts';
import { securityRoutes } from './security.routes.ts';

/**
 * The rows away from betting: ways in, account, information, casino, old addresses. The ways in are here because who
 * comes through them goes on to any page. Of two rows that fit an address the first one has it.
 */
export const moreRows: readonly RouteRow[] = [
  ...accessRoutes,
  ...gatesRoutes,
  ...oldRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...paymentsRoutes,
  ...informationRoutes,
  ...casinoRoutes,
  ...promotionsRoutes,
  ...othersRoutes,
];
