import type { PageTitle, RouteMeta, ScreenRow } from './row.ts';

/** Derives a row's id from its path: `promotions/:promotionId` -> `promotions-promotionId`. */
export function idOfPath(path: string): string {
  return path.replaceAll(/[:?*]/g, '').replaceAll('/', '-');
}

/**
 * Rows of pages that this site doesn't offer; each shows its title and a link onward.
 * @param pages path -> name of the page; remove an entry when the page gets its own screen
 */
export function unavailableRows(
  meta: RouteMeta,
  pages: Readonly<Record<string, PageTitle>>,
): readonly ScreenRow[] {
  return Object.entries(pages).map(([path, title]) => ({
    id: idOfPath(path),
    path,
    meta: { ...meta, title },
    isUnavailable: true,
    load: async () => {
      const { unavailableScreen } = await import('../../sections/unavailable/UnavailableScreen.tsx');
      return { Component: unavailableScreen(title, meta.inOffice) };
    },
  }));
}
