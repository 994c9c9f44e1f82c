import { bettingPages } from '@touchline/contract/pages';
import { matchesPattern } from '../../platform/links/safePath.ts';
import { bettingRoutes } from './betting.routes.ts';
import { notFoundRow } from './error.routes.ts';
import type { RouteRow } from './row.ts';
import { withPages } from './withPages.ts';

/** Rows that are available from the start. */
const firstRows: readonly RouteRow[] = withPages(bettingPages, bettingRoutes);

/** Rest of the table, in search order. */
const lazyRows = [
  async () => (await import('./otherBettingRows.ts')).otherBettingRows,
  async () => (await import('./siteRows.ts')).siteRows,
];

const loaded: (readonly RouteRow[])[] = [];
let rows: readonly RouteRow[] = [...firstRows, notFoundRow];

/**
 * Loads further parts of the route table until one contains the address. The whole table is too large for the first
 * screen.
 * @param pathname the address to find; if omitted, every part is loaded
 * @returns the rows known so far; a part that failed to load is requested again by the next call
 */
export async function loadLazyRows(pathname?: string): Promise<readonly RouteRow[]> {
  for (const [part, load] of lazyRows.entries()) {
    if (pathname !== undefined && rowAt(pathname) !== notFoundRow) break;
    loaded[part] ??= await load();
    rows = [...firstRows, ...loaded.flat(), notFoundRow];
  }
  return loaded.flat();
}

/** Every row known so far, in matching order; the fallback row is last. */
export function knownRows(): readonly RouteRow[] {
  return rows;
}

/** Returns the full pattern of a row, with its language segment. */
export function patternOf({ path }: RouteRow): string {
  return path === '' ? '/:lang' : `/:lang/${path}`;
}

/** Patterns that a link may lead to: all except the fallback. */
export function knownPatterns(): readonly string[] {
  return rows.filter((row) => row !== notFoundRow).map(patternOf);
}

/** Finds the row of an address among the known ones; undefined only for an address without a language. */
export function rowAt(pathname: string): RouteRow | undefined {
  return rows.find((row) => matchesPattern(patternOf(row), pathname));
}
