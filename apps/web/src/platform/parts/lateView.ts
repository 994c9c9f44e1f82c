import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Path } from 'react-router';

/** Brings a module. */
export type Load<T> = () => Promise<T>;

/** What there is to do about a part that could not be loaded comes by itself: it is rarely wanted. */
const broken = () => import('./broken.tsx');

/**
 * A component that comes with its own file: React's `lazy`, but a file that can't be had leaves the rest of the page
 * alone. It is tried again, and then offers to be loaded anew; show it within `Suspense` like any other.
 * @param load names its module by `default`
 */
export function lateView<Props extends object>(
  load: Load<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((cause) =>
      broken().then(
        ({ brokenView }) => ({ default: brokenView(load, cause) }),
        () => ({ default: () => null }),
      ),
    ),
  );
}

/**
 * The screen of a route, or what stands in its place and tries to bring it.
 * @param wanted where the player is going, while the page is still where it was
 * @throws when not even that can be had
 */
export async function lateScreen(
  load: Load<{ readonly Component: ComponentType }>,
  wanted: () => Partial<Path> | undefined,
): Promise<ComponentType> {
  try {
    return (await load()).Component;
  } catch (cause) {
    return (await broken()).brokenScreen(load, cause, wanted());
  }
}

/** Loads the page anew. What a reload takes comes late, and without it the browser's own has to do. */
export function refreshPage(): void {
  broken().then(
    ({ reloadPage }) => reloadPage(),
    () => location.reload(),
  );
}

/** Loads the page anew because of a missing file, at most once a minute. */
export function refreshOnce(): void {
  broken().then(
    ({ reloadOnce }) => reloadOnce(),
    () => undefined,
  );
}

/** Runs with a module of its own what nothing on the page waits for; a file that can't be had is tried again. */
export function soon<T>(load: Load<T>, run: (module: T) => unknown): void {
  void load()
    .catch(async (cause) => (await broken()).again(load, cause))
    .then(run, () => undefined);
}
