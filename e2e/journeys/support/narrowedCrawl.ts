import type { Route } from './addresses.ts';

/** Routes, states and widths of a crawl. */
interface NarrowedCrawl {
  readonly isNarrowed: boolean;
  readonly routes: readonly Route[];
  readonly states: readonly ('guest' | 'player')[];
  /** Widths of the window, px. */
  readonly widths: readonly number[];
}

/** Returns the values of a variable that lists them with commas. */
function listed(name: string): readonly string[] {
  return (process.env[name] ?? '').split(',').filter((value) => value !== '');
}

/**
 * Returns the rows that `npm run crawl -- --path office,slots --widths 390,1366 --states player` names: rows whose
 * path after the language starts with one of the paths, segment by segment. All rows at 320 px without options.
 */
export function narrowedCrawl(routes: readonly Route[]): NarrowedCrawl {
  const paths = listed('CRAWL_PATHS');
  const states = listed('CRAWL_STATES');
  const widths = listed('CRAWL_WIDTHS').map(Number);
  const chosen = routes.filter(({ path }) =>
    paths.some((start) => `${path}/`.startsWith(`/:lang/${start}/`)),
  );
  if (paths.length > 0 && chosen.length === 0)
    throw new Error(`No row's path starts with ${paths.join(' or ')}.`);
  return {
    isNarrowed: paths.length > 0,
    routes: paths.length > 0 ? chosen : routes,
    states: (['guest', 'player'] as const).filter((state) => states.length === 0 || states.includes(state)),
    widths: widths.length > 0 ? widths : [320],
  };
}
