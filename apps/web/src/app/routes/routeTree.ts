import type { RouteObject } from 'react-router';
import { RouteError } from '../errors/RouteError.tsx';
import { Root } from '../Root.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { Shell } from '../shell/Shell.tsx';

/** Id of the route that contains the screens. */
export const SCREENS = 'screens';

/**
 * Returns the routes of the app: the kit, then the shell, then the screens. The same in the browser and on the server,
 * so that the browser can continue the server's page.
 * @param screens routes of the screens, with paths after the language
 * @param middleware runs before every navigation
 */
export function routeTree(
  screens: RouteObject[],
  middleware: NonNullable<RouteObject['middleware']> = [],
): RouteObject[] {
  return [
    {
      path: '/',
      middleware,
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: PageSkeleton,
      children: [
        {
          path: ':lang',
          Component: Shell,
          children: [{ id: SCREENS, ErrorBoundary: RouteError, children: screens }],
        },
      ],
    },
  ];
}
