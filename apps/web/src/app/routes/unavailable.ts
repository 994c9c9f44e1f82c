import type { PageTitle, RouteMeta, ScreenRow } from './row.ts';

/** The name of a row by its path: `promotions/:promotionId` -> `promotions-promotionId`. */
export function idOfPath(path: string): string {
  return path.replaceAll(/[:?*]/g, '').replaceAll('/', '-');
}

/**
 * Rows of pages that this site goes without: each shows its title and a way on.
 * @param pages path -> name of the page; a row that gets a screen of its own leaves this list
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
