import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { takeTerms } from '../../features/terms/terms.store.ts';
import { loadLazyRows } from '../routes/table.ts';
import { keepTermsPage } from './termsGate.ts';

const poll = { refresh: () => undefined, put: () => undefined, stop: () => undefined };
let letGo: () => void = () => undefined;

/** A router whose pages load asynchronously, with the gate active. */
function heldAt(path: string) {
  const loader = () => Promise.resolve(null);
  const routes = ['/en', '/en/live', '/en/confirm', '/en/information/rules'].map((at) => ({
    path: at,
    loader,
  }));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  letGo = keepTermsPage(router, poll, () => false);
  return router;
}

afterEach(() => {
  letGo();
  takeTerms(undefined);
});

test('a player whose terms changed may read them on a page of information', async () => {
  await loadLazyRows();
  const router = heldAt('/en/information/rules');
  const navigate = vi.spyOn(router, 'navigate');
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 30_000 });
  takeTerms({ result: true, version: 2 });
  await router.navigate('/en/live');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en/confirm'), { timeout: 30_000 });
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/en/live', '/en/confirm']);
});

test.each([
  {
    what: 'with nothing to agree to leaves the page that asks',
    from: '/en/confirm',
    changed: false,
    to: '/en',
  },
  { what: 'whose terms changed is led to the page', from: '/en/live', changed: true, to: '/en/confirm' },
])('a player $what, once', async ({ from, changed, to }) => {
  const router = heldAt(from);
  const navigate = vi.spyOn(router, 'navigate');
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 30_000 });
  takeTerms({ result: changed, version: 2 });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(to), { timeout: 30_000 });
  expect(router.state.navigation.state).toBe('idle');
  expect(navigate).toHaveBeenCalledTimes(1);
});
