import {
  createElement,
  lazy,
  Suspense,
  useLayoutEffect,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import type { Path } from 'react-router';
import type { Load } from './part.ts';
import { addPending } from './pending.ts';

/** Error handling of lazy code; itself lazy, because it is rarely needed. */
const failedPart = () => import('./failedPart.tsx');

/**
 * A component with its own chunk. A chunk that fails to load doesn't break the rest of the page: it is retried, and
 * then a button reloads it.
 * @param load returns the module with a `default` export
 * @param Placeholder rendered meanwhile, with the same props. @default nothing
 */
export function lazyView<Props extends object>(
  load: Load<{ readonly default: ComponentType<Props> }>,
  Placeholder?: ComponentType<Props>,
): FunctionComponent<Props> {
  const View = lazy(() =>
    load().catch((cause) =>
      failedPart().then(
        ({ failedView }) => ({ default: failedView(load, cause) }),
        () => ({ default: () => null }),
      ),
    ),
  );
  return function LazyView(props) {
    const placeholder = Placeholder && createElement(Placeholder, props);
    return <Suspense fallback={<Pending>{placeholder}</Pending>}>{createElement(View, props)}</Suspense>;
  };
}

/** Counts as a load under way: the page isn't settled while a placeholder is shown. */
function Pending({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(addPending, []);
  return children;
}

/**
 * Loads the screen of a route, or a placeholder that retries.
 * @param wanted target of the pending navigation
 * @throws when the placeholder fails to load too
 */
export async function lazyScreen(
  load: Load<{ readonly Component: ComponentType }>,
  wanted: () => Partial<Path> | undefined,
): Promise<ComponentType> {
  try {
    return (await load()).Component;
  } catch (cause) {
    return (await failedPart()).failedScreen(load, cause, wanted());
  }
}

/** Loads a module in the background and runs it; a chunk that fails to load is retried. */
export function loadInBackground<T>(load: Load<T>, run: (module: T) => unknown): void {
  void load()
    .catch(async (cause) => (await failedPart()).retryLoad(load, cause))
    .then(run, () => undefined);
}

/** Reloads the page after clearing caches. That code is lazy; if it fails to load, does a plain reload. */
export function reloadFresh(): void {
  failedPart().then(
    ({ reloadPage }) => reloadPage(),
    () => location.reload(),
  );
}

/** Reloads the page because of a missing chunk, at most once a minute. */
export function reloadFreshOnce(): void {
  failedPart().then(
    ({ reloadOnce }) => reloadOnce(),
    () => undefined,
  );
}
