import { fits } from '../../platform/links/safePath.ts';
import { bettingRoutes } from './betting.routes.ts';
import { notFoundRow } from './error.routes.ts';
import type { RouteRow } from './row.ts';

/** The rows that a visit begins with. */
const firstRows: readonly RouteRow[] = bettingRoutes;

/** The rest of the table, in the order in which it is looked through. */
const later = [
  async () => (await import('./lateRows.ts')).lateRows,
  async () => (await import('./moreRows.ts')).moreRows,
];

const come: (readonly RouteRow[])[] = [];
let rows: readonly RouteRow[] = [...firstRows, notFoundRow];

/**
 * The table is as long as the product is wide, and a first screen would carry it: its parts come one after the other
 * while an address is asked for that isn't among those that are there.
 * @param pathname the address; every part comes without one
 * @returns the rows that an address may be among; asks again after a failure
 */
export async function loadLateRows(pathname?: string): Promise<readonly RouteRow[]> {
  for (const [part, load] of later.entries()) {
    if (pathname !== undefined && rowAt(pathname) !== notFoundRow) break;
    come[part] ??= await load();
    rows = [...firstRows, ...come.flat(), notFoundRow];
  }
  return come.flat();
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
  return rows.find((row) => fits(patternOf(row), pathname));
}
