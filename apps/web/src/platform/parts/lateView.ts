import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Path } from 'react-router';

/** Loads a module. */
export type Load<T> = () => Promise<T>;

/** Error handling of parts; lazy, because it is rarely needed. */
const broken = () => import('./broken.tsx');

/**
 * A component with its own chunk, like React's `lazy`, but a chunk that fails to load doesn't break the rest of the
 * page. It is retried, and then offers a button to reload it. Render it within a `LazyBoundary`.
 * @param load returns the module with a `default` export
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
 * Loads the screen of a route, or a placeholder that retries.
 * @param wanted target of the pending navigation
 * @throws when the placeholder fails to load too
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

/** Reloads the page after clearing caches. That code is lazy; if it fails to load, does a plain reload. */
export function refreshPage(): void {
  broken().then(
    ({ reloadPage }) => reloadPage(),
    () => location.reload(),
  );
}

/** Reloads the page because of a missing chunk, at most once a minute. */
export function refreshOnce(): void {
  broken().then(
    ({ reloadOnce }) => reloadOnce(),
    () => undefined,
  );
}

/** Loads a module in the background and runs it; a chunk that fails to load is retried. */
export function soon<T>(load: Load<T>, run: (module: T) => unknown): void {
  void load()
    .catch(async (cause) => (await broken()).again(load, cause))
    .then(run, () => undefined);
}
