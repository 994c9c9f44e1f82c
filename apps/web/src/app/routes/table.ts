import { matchPath } from 'react-router';
import { bettingRoutes } from './betting.routes.ts';
import { errorRoutes, notFoundRow } from './error.routes.ts';
import type { RouteRow } from './row.ts';

/** The rows that a visit begins with. */
const firstRows: readonly RouteRow[] = [...bettingRoutes, ...errorRoutes];

let rows: readonly RouteRow[] = [...firstRows, notFoundRow];
let coming: Promise<readonly RouteRow[]> | undefined;

/**
 * The table is as long as the product is wide, and a first screen would carry it: the rest of it comes when an address
 * is asked for that isn't among the first.
 * @returns the rest; asks for it again after a failure
 */
export function loadLateRows(): Promise<readonly RouteRow[]> {
  coming ??= import('./lateRows.ts').then(
    ({ lateRows }) => {
      rows = [...firstRows, ...lateRows, notFoundRow];
      return lateRows;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Every screen that is known so far, in the order in which addresses are tried: the one for other addresses last. */
export function knownRows(): readonly RouteRow[] {
  return rows;
}

/** The whole pattern of a row, with its language segment. */
export function patternOf({ path }: RouteRow): string {
  return path === '' ? '/:lang' : `/:lang/${path}`;
}

/** Patterns that a link may lead to: all but the one that catches the rest. */
export function knownPatterns(): readonly string[] {
  return rows.filter((row) => row !== notFoundRow).map(patternOf);
}

/** The row that an address belongs to, as far as rows are known; undefined only for an address without a language. */
export function rowAt(pathname: string): RouteRow | undefined {
  return rows.find((row) => matchPath({ path: patternOf(row), end: true }, pathname) !== null);
}
