import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../../platform/api/queryClient.ts';
import type { createRouter } from '../router.tsx';

/** The whole app: the query client around the router; everything else is attached to routes. */
export function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
