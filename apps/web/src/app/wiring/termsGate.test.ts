import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { takeTerms } from '../../features/terms/terms.store.ts';
import { keepTermsPage } from './termsGate.ts';

const poll = { refresh: () => undefined, put: () => undefined, stop: () => undefined };
let letGo: () => void = () => undefined;

/** A router whose pages load asynchronously, with the gate active. */
function heldAt(path: string) {
  const loader = () => Promise.resolve(null);
  const routes = ['/en', '/en/live', '/en/confirm'].map((at) => ({ path: at, loader }));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  letGo = keepTermsPage(router, poll, () => false);
  return router;
}

afterEach(() => {
  letGo();
  takeTerms(undefined);
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
