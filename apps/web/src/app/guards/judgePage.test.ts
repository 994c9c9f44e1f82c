import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { judgePage } from './judgePage.ts';

/** A router at `/a`, whose page `/slow` comes when it is let come. */
async function routerOnA() {
  const { promise, resolve: letCome } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/a', element: null },
      { path: '/slow', element: null, loader: () => promise },
      { path: '/closed', element: null },
    ],
    { initialEntries: ['/a?b=1#c'] },
  );
  router.initialize();
  return { router, letCome: () => letCome(null), page: () => router.state.location.pathname };
}

const closed = (paths: readonly string[]) => async (path: string) =>
  paths.includes(path) ? '/closed' : undefined;

test('a page that may be shown no more is left at once, and leaves no entry behind', async () => {
  const { router, page } = await routerOnA();
  await judgePage(router, closed(['/a?b=1#c']));
  expect([page(), router.state.historyAction]).toEqual(['/closed', 'REPLACE']);
});

test('a page that may be shown stays', async () => {
  const { router, page } = await routerOnA();
  await judgePage(router, closed([]));
  expect(page()).toBe('/a');
});

test('a page on its way is judged once it is there, and not the one that is left', async () => {
  const { router, letCome, page } = await routerOnA();
  void router.navigate('/slow');
  expect(router.state.navigation.state).toBe('loading');
  const judged = judgePage(router, closed(['/a?b=1#c', '/slow']));
  expect(page()).toBe('/a');
  letCome();
  await judged;
  expect(page()).toBe('/closed');
});

test('a word about a page that was left meanwhile counts no more', async () => {
  const { router, letCome, page } = await routerOnA();
  await judgePage(router, async (path) => {
    if (path !== '/a?b=1#c') return undefined;
    letCome();
    await router.navigate('/slow');
    return '/closed';
  });
  expect(page()).toBe('/slow');
});

test('a page whose guards fail comes anew', async () => {
  const { router, page } = await routerOnA();
  await judgePage(router, () => Promise.reject(new Error('A file is missing.')));
  expect([page(), router.state.historyAction]).toEqual(['/a', 'REPLACE']);
});
