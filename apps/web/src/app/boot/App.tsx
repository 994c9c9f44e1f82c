import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../../platform/api/queryClient.ts';
import { AppRouter } from '../../platform/links/destination.ts';

export interface AppProps {
  readonly router: DataRouter;
  /** Called once when the app is shown. */
  readonly onShown?: () => void;
}

/** The whole app: the query client around the router; everything else is attached to routes. */
export function App({ router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter value={router}>
        <RouterProvider router={router} />
      </AppRouter>
    </QueryClientProvider>
  );
}
