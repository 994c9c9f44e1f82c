import { createContext, use, useCallback } from 'react';
import { useLocation, type DataRouter, type Location } from 'react-router';

/** The app's router; undefined on the server, where nothing navigates. */
export const AppRouter = createContext<Pick<DataRouter, 'state'> | undefined>(undefined);

/**
 * Returns a function that reads the location of the router at the time of a call: the destination of the navigation
 * under way, else the current location. What React has rendered may be an earlier one, and a change of its address would
 * undo the navigation since then.
 */
export function useDestination(): () => Location {
  const router = use(AppRouter);
  const rendered = useLocation();
  return useCallback(() => {
    if (!router) return rendered;
    const { navigation, location } = router.state;
    return navigation.location ?? location;
  }, [router, rendered]);
}
