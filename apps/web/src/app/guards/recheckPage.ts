import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

const pageOf = ({ state: { location } }: Router): string =>
  location.pathname + location.search + location.hash;

const isNavigating = ({ state }: Router): boolean => state.navigation.state !== 'idle';

/** Resolves once the router is idle; a navigation replaced by another one hasn't ended. */
function idle(router: Router): Promise<void> {
  if (!isNavigating(router)) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    resolve();
  });
  return promise;
}

/**
 * Redirects from the current page if it is no longer allowed. A page that is loading may have passed the guards with
 * older state, so it is judged once it has loaded.
 * @param pass returns the path to redirect to, or undefined to stay; if it fails, the page is navigated to again,
 * which shows the error. It gets a function that returns false once the page was left: it must then change nothing
 */
export async function recheckPage(
  router: Router,
  pass: (path: string, isCurrent: () => boolean) => Promise<string | undefined>,
): Promise<void> {
  await idle(router);
  const page = pageOf(router);
  const isCurrent = () => !isNavigating(router) && pageOf(router) === page;
  const elsewhere = await pass(page, isCurrent).catch(() => page);
  if (elsewhere === undefined) return;
  // A result for one page doesn't apply to the next.
  if (!isCurrent()) return recheckPage(router, pass);
  await router.navigate(elsewhere, { replace: true });
}
