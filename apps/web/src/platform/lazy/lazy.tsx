import {
  createElement,
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { createPath, type Path } from 'react-router';
import { useHydrated } from '../page/hydration.ts';
import { isChunkError } from './chunkError.ts';
import type { Load } from './part.ts';
import { addPending } from './pending.ts';
import { reloadOnce } from './reloadGuard.ts';
import { noteChunk } from './usedChunks.ts';

/**
 * The placeholder of lazy code that failed to load; itself lazy, because it is rarely needed. Reloading the page isn't:
 * after a deployment this chunk is gone too.
 */
const failedPart = () => import('./failedPart.tsx');

/** A component with its own chunk. */
export interface LazyView<Props extends object> extends FunctionComponent<Props> {
  /**
   * Loads the code in advance: mounted after that, the view has no placeholder. A failure is reported by the view when it
   * is mounted.
   */
  readonly preload: () => Promise<void>;
}

/**
 * A component with its own chunk. A chunk that fails to load doesn't break the rest of the page: it is retried, and
 * then a button reloads it. If the code for that is gone as well, the page is reloaded, at most once a minute.
 * @param load returns the module with a `default` export
 * @param Placeholder rendered meanwhile, with the same props. @default nothing
 */
export function lazyView<Props extends object>(
  load: Load<{ readonly default: ComponentType<Props> }>,
  Placeholder?: ComponentType<Props>,
): LazyView<Props> {
  let preloaded: ComponentType<Props> | undefined;
  const View = lazy(async () => {
    const loaded = addPending();
    try {
      return await load();
    } catch (cause) {
      return await failedModule(load, cause);
    } finally {
      loaded();
    }
  });
  function LazyViewRoot(props: Props) {
    noteChunk(load);
    const onMounted = usePendingContent();
    // React delays what follows a placeholder by up to 300 ms, also if the code is there. Another component would be
    // mounted anew, so the choice remains.
    const [Loaded] = useState<ComponentType<Props> | typeof View>(() => preloaded ?? View);
    return (
      <Suspense fallback={Placeholder && createElement(Placeholder, props)}>
        <Content onMounted={onMounted}>{createElement(Loaded, props)}</Content>
      </Suspense>
    );
  }
  const preload = () =>
    load().then(
      (module) => {
        preloaded = module.default;
      },
      () => undefined,
    );
  return Object.assign(LazyViewRoot, { preload });
}

/**
 * A lazy component that only the browser renders: the server, and the app while it continues the server's page, render
 * the placeholder.
 * @param load as for `lazyView`
 * @param Placeholder as for `lazyView`
 */
export function browserView<Props extends object>(
  load: Load<{ readonly default: ComponentType<Props> }>,
  Placeholder?: ComponentType<Props>,
): LazyView<Props> {
  const View = lazyView(load, Placeholder);
  function BrowserView(props: Props) {
    if (useHydrated()) return createElement(View, props);
    return Placeholder && createElement(Placeholder, props);
  }
  return Object.assign(BrowserView, { preload: View.preload });
}

/** Returns the placeholder of a chunk that failed to load. The server has all chunks: a failure there is a fault. */
async function failedModule<Props extends object>(
  load: Load<{ readonly default: ComponentType<Props> }>,
  cause: unknown,
): Promise<{ readonly default: ComponentType<Props> }> {
  if (typeof document === 'undefined') throw cause;
  try {
    const { failedView } = await failedPart();
    return { default: failedView(load, cause) };
  } catch {
    reloadOnce();
    return { default: () => null };
  }
}

/**
 * Counts as a load under way until the content is mounted: the page isn't settled while it shows a placeholder, or the
 * server's markup that the app doesn't handle yet.
 * @returns to be called when the content is mounted
 */
function usePendingContent(): () => void {
  const content = useRef({ isMounted: false, loaded: () => {} });
  useLayoutEffect(() => {
    const { current } = content;
    // Effects of the content come before those of its parent.
    if (!current.isMounted) current.loaded = addPending();
    return () => finish(current);
  }, []);
  return useCallback(() => {
    content.current.isMounted = true;
    finish(content.current);
  }, []);
}

function finish(content: { loaded: () => void }): void {
  const { loaded } = content;
  content.loaded = () => {};
  loaded();
}

interface ContentProps {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function Content({ onMounted, children }: ContentProps) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}

/** Paths whose screen could not be loaded: a placeholder is shown there. */
export const lostScreens = new Set<string>();

/**
 * Loads the screen of a route. If its chunk is gone, reloads the page, at most once a minute; otherwise a placeholder
 * retries.
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
    const target = wanted();
    // The page is reloading; nothing more is shown.
    if (isChunkError(cause) && reloadOnce(target && createPath(target))) return new Promise(() => {});
    lostScreens.add(target?.pathname ?? location.pathname);
    const { failedView } = await failedPart();
    return failedView(async () => ({ default: (await load()).Component }), cause);
  }
}

/** Loads a module in the background and runs it; a chunk that fails to load is retried. */
export function loadInBackground<T>(load: Load<T>, run: (module: T) => unknown): void {
  void load()
    .catch(async (cause) => (await failedPart()).retryLoad(load, cause))
    .then(run, () => undefined);
}
