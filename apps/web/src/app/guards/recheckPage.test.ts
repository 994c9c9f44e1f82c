import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { recheckPage } from './recheckPage.ts';

/** A router at `/a`, whose page `/slow` loads once `letCome` is called. */
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

test('a page that is no longer allowed is replaced at once, without a history entry', async () => {
  const { router, page } = await routerOnA();
  await recheckPage(router, closed(['/a?b=1#c']));
  expect([page(), router.state.historyAction]).toEqual(['/closed', 'REPLACE']);
});

test('an allowed page stays', async () => {
  const { router, page } = await routerOnA();
  await recheckPage(router, closed([]));
  expect(page()).toBe('/a');
});

test('a page that is loading is judged once it has loaded; the page being left is not', async () => {
  const { router, letCome, page } = await routerOnA();
  void router.navigate('/slow');
  expect(router.state.navigation.state).toBe('loading');
  const judged = recheckPage(router, closed(['/a?b=1#c', '/slow']));
  expect(page()).toBe('/a');
  letCome();
  await judged;
  expect(page()).toBe('/closed');
});

test('a result for a page that was left in the meantime is ignored', async () => {
  const { router, letCome, page } = await routerOnA();
  await recheckPage(router, async (path) => {
    if (path !== '/a?b=1#c') return undefined;
    letCome();
    await router.navigate('/slow');
    return '/closed';
  });
  expect(page()).toBe('/slow');
});

test('a page whose guards fail is navigated to again', async () => {
  const { router, page } = await routerOnA();
  await recheckPage(router, () => Promise.reject(new Error('A file is missing.')));
  expect([page(), router.state.historyAction]).toEqual(['/a', 'REPLACE']);
});
