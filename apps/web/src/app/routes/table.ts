import { matchPath } from 'react-router';
import { accessRoutes } from './access.routes.ts';
import { bettingRoutes } from './betting.routes.ts';
import { cricketRoutes } from './cricket.routes.ts';
import { cyberRoutes } from './cyber.routes.ts';
import { errorRoutes } from './error.routes.ts';
import { eventsRoutes } from './events.routes.ts';
import { officeRoutes } from './office.routes.ts';
import { slipsRoutes } from './slips.routes.ts';
import type { RouteRow } from './row.ts';

/** Every screen of the product, in the order in which addresses are tried. */
export const routeTable: readonly RouteRow[] = [
  ...bettingRoutes,
  ...cricketRoutes,
  ...cyberRoutes,
  ...eventsRoutes,
  ...slipsRoutes,
  ...officeRoutes,
  ...accessRoutes,
  ...errorRoutes,
];

/** The whole pattern of a row, with its language segment. */
export function patternOf({ path }: RouteRow): string {
  return path === '' ? '/:lang' : `/:lang/${path}`;
}

/** Patterns that a link may lead to: all but the one that catches the rest. */
export const knownPatterns: readonly string[] = routeTable.filter(({ path }) => path !== '*').map(patternOf);

/** The row that an address belongs to; undefined only for an address without a language. */
export function rowAt(pathname: string): RouteRow | undefined {
  return routeTable.find((row) => matchPath({ path: patternOf(row), end: true }, pathname) !== null);
}
