import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouteError } from './errors/RouteError.tsx';
import { guardMiddleware } from './guards/middleware.ts';
import type { RouteRow } from './routes/row.ts';
import { routeTable } from './routes/table.ts';
import { Root } from './Root.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { Shell } from './shell/Shell.tsx';

/** The router over the route table: guards first, then shell, then the screen of the row. */
export function createRouter() {
  return createBrowserRouter([
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
          children: [{ ErrorBoundary: RouteError, children: routeTable.map(routeOf) }],
        },
      ],
    },
  ]);
}

function routeOf({ id, path, meta, load }: RouteRow): RouteObject {
  const lazy = async () => ({ Component: (await load()).Component });
  return path === '' ? { id, index: true, handle: meta, lazy } : { id, path, handle: meta, lazy };
}
