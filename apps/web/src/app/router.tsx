import {
  createBrowserRouter,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router';
import { RouteError } from './errors/RouteError.tsx';
import { guardMiddleware } from './guards/middleware.ts';
import { lazyScreen } from '../platform/lazy/lazy.tsx';
import type { RouteRow } from './routes/row.ts';
import { notFoundRow } from './routes/error.routes.ts';
import { knownRows, loadLazyRows, rowAt } from './routes/table.ts';
import { Root } from './Root.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { Shell } from './shell/Shell.tsx';

/** Id of the route that contains the screens. */
const SCREENS = 'screens';

let router: DataRouter | undefined;

/** Location that a pending navigation leads to. */
const wanted = () => router?.state.navigation.location;

/** Creates the router over the route table: guards, then shell, then the row's screen. */
export function createRouter(): DataRouter {
  const routes: RouteObject[] = [
    {
      path: '/',
      middleware: [guardMiddleware],
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: PageSkeleton,
      children: [
        {
          path: ':lang',
          Component: Shell,
          children: [{ id: SCREENS, ErrorBoundary: RouteError, children: knownRows().map(routeOf) }],
        },
      ],
    },
  ];
  router = createBrowserRouter(routes, { patchRoutesOnNavigation });
  return router;
}

/**
 * Loads lazy rows before a navigation to an unknown path. It runs for every navigation, since the language segment
 * matches anything.
 */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (rowAt(path) === notFoundRow) patch(SCREENS, (await loadLazyRows(path)).map(routeOf));
};

function routeOf({ id, path, meta, load }: RouteRow): RouteObject {
  // A row that only redirects is never shown: the guards act first.
  const lazy = async () => ({ Component: load ? await lazyScreen(load, wanted) : null });
  return path === '' ? { id, index: true, handle: meta, lazy } : { id, path, handle: meta, lazy };
}
