import {
  createBrowserRouter,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router';
import { guardMiddleware } from './guards/middleware.ts';
import { lazyScreen } from '../platform/lazy/lazy.tsx';
import type { RouteRow } from './routes/row.ts';
import { notFoundRow } from './routes/error.routes.ts';
import { preloadFrame } from './shell/Shell.tsx';
import { routeTree, SCREENS } from './routes/routeTree.ts';
import { knownRows, loadLazyRows, rowAt } from './routes/table.ts';

let router: DataRouter | undefined;

/** Rows that the router has routes for: others may load rows before it needs them. */
const routed = new Set<RouteRow>();

/** Location that a pending navigation leads to. */
const wanted = () => router?.state.navigation.location;

/** Creates the router over the route table: guards, then shell, then the row's screen. */
export function createRouter(): DataRouter {
  for (const row of knownRows()) routed.add(row);
  router = createBrowserRouter(routeTree(knownRows().map(routeOf), [guardMiddleware]), {
    patchRoutesOnNavigation,
  });
  return router;
}

/**
 * Loads lazy rows before a navigation to an unknown path. It runs for every navigation, since the language segment
 * matches anything.
 */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const row = rowAt(path);
  if (row && row !== notFoundRow && routed.has(row)) return;
  const rows = await loadLazyRows(path);
  patch(SCREENS, rows.map(routeOf));
  for (const added of rows) routed.add(added);
};

function routeOf({ id, path, meta, load }: RouteRow): RouteObject {
  const lazy = async () => {
    // A row that only redirects is never shown: the guards act first.
    const [Component = null] = await Promise.all([load && lazyScreen(load, wanted), preloadFrame(meta)]);
    return { Component };
  };
  return path === '' ? { id, index: true, handle: meta, lazy } : { id, path, handle: meta, lazy };
}
