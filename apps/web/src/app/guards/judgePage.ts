import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

const pageOf = ({ state: { location } }: Router): string =>
  location.pathname + location.search + location.hash;

const isOnTheWay = ({ state }: Router): boolean => state.navigation.state !== 'idle';

/** Resolves once the player is on no way to another page; a way that was left for another one hasn't ended. */
function arrived(router: Router): Promise<void> {
  if (!isOnTheWay(router)) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    resolve();
  });
  return promise;
}

/**
 * Leads away from the page that is shown, where it may be shown no more. A page on its way may have been let pass by what
 * was known before: it is judged when it is there.
 * @param pass answers for a path where to go instead, undefined to stay; one that fails brings the page anew, which says so
 */
export async function judgePage(
  router: Router,
  pass: (path: string) => Promise<string | undefined>,
): Promise<void> {
  await arrived(router);
  const page = pageOf(router);
  const elsewhere = await pass(page).catch(() => page);
  if (elsewhere === undefined) return;
  // What was said of one page doesn't hold for the next.
  if (isOnTheWay(router) || pageOf(router) !== page) return judgePage(router, pass);
  await router.navigate(elsewhere, { replace: true });
}
