import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { RouteError } from './errors/RouteError.tsx';
import { guardMiddleware } from './guards/middleware.ts';
import { lateScreen } from '../platform/parts/lateView.ts';
import type { RouteRow } from './routes/row.ts';
import { notFoundRow } from './routes/error.routes.ts';
import { knownRows, loadLateRows, rowAt } from './routes/table.ts';
import { Root } from './Root.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { Shell } from './shell/Shell.tsx';

/** The route that holds the screens. */
const SCREENS = 'screens';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Where a navigation leads that is under way. */
const wanted = () => router?.state.navigation.location;

/** The router over the route table: guards first, then shell, then the screen of the row. */
export function createRouter() {
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

/** Asked before each navigation, since any address has a language, which could be anything. */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (rowAt(path) === notFoundRow) patch(SCREENS, (await loadLateRows(path)).map(routeOf));
};

function routeOf({ id, path, meta, load }: RouteRow): RouteObject {
  // A row that only leads on is never shown: the guards send its visitors further.
  const lazy = async () => ({ Component: load ? await lateScreen(load, wanted) : null });
  return path === '' ? { id, index: true, handle: meta, lazy } : { id, path, handle: meta, lazy };
}
