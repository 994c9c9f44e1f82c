import type { DataRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../../platform/api/queryClient.ts';

/** The whole app: the query client around the router; everything else is attached to routes. */
export function App({ router }: { readonly router: DataRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
