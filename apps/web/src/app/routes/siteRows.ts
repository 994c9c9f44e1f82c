import { sitePages } from '@touchline/contract/sitePages';
import { accessRoutes } from './access.routes.ts';
import { accountRoutes } from './account.routes.ts';
import { casinoRoutes } from './casino.routes.ts';
import { tournamentsRoutes } from './tournaments.routes.ts';
import { closureRoutes } from './closures.routes.ts';
import { informationRoutes } from './information.routes.ts';
import { redirectRoutes } from './redirects.routes.ts';
import { companyRoutes } from './company.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import type { RouteRow } from './row.ts';
import { securityRoutes } from './security.routes.ts';
import { withPages } from './withPages.ts';

/**
 * Rows other than betting: sign-in and registration, account, information, casino, old addresses. Sign-in is here
 * because it may lead to any page. If two rows match an address, the first wins.
 */
export const siteRows: readonly RouteRow[] = withPages(sitePages, [
  ...accessRoutes,
  ...closureRoutes,
  ...redirectRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...paymentsRoutes,
  ...informationRoutes,
  ...tournamentsRoutes,
  ...casinoRoutes,
  ...promotionsRoutes,
  ...companyRoutes,
]);
