import { QueryClientProvider } from '@tanstack/react-query';
import type { SnapshotFrame } from '@touchline/feed';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { KitProvider } from '../src/app/KitProvider.tsx';
import { startSettings } from '../src/features/settings/settings.store.ts';
import { queryClient } from '../src/platform/api/queryClient.ts';
import { loadBundles, setLanguage } from '../src/platform/i18n/i18n.ts';
import { book } from '../src/platform/realtime/realtime.ts';
import { loadSite } from '../src/platform/site/site.ts';

const sports = [
  { id: 1, slug: 'football', live: 1, line: 0 },
  { id: 4, slug: 'tennis', live: 1, line: 0 },
];

/** Prepares the app without its server: site configuration, translations, and a book with one topic. */
export async function ready(frame: SnapshotFrame): Promise<void> {
  startSettings(await loadSite());
  await loadBundles('en', ['common', 'betting', 'markets', 'marketsMore', 'sports']);
  await setLanguage('en');
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  queryClient.setQueryData(['line', 'sports'], sports);
  book.open(frame.topic);
  book.apply(frame);
}

/**
 * Renders the routes in the element `#app`, starting at `first`.
 * @returns a function that navigates to a path
 */
export function show(routes: RouteObject[], first: string): (path: string) => Promise<void> {
  const place = document.getElementById('app');
  if (!place) throw new Error('The benchmark has no place: its page has no element #app.');
  const router = createMemoryRouter(routes, { initialEntries: [first] });
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return (path) => router.navigate(path);
}

/** A benchmark page with the kit's labels and text direction. */
export function Kit({ children }: { readonly children: ReactNode }) {
  return <KitProvider>{children}</KitProvider>;
}
