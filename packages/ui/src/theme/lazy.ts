import { createElement, useSyncExternalStore, type ComponentType } from 'react';

const loads = new Set<() => Promise<void>>();

/**
 * Registers a lazy import.
 * @returns the given function
 */
export function registerLazy(load: () => Promise<void>): () => Promise<void> {
  loads.add(load);
  return load;
}

/** Loads all registered lazy imports, so that prerenders, snapshots and tests are complete. Not for the browser app. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/**
 * Creates a component whose code is loaded when it is first rendered, for parts that are heavy and rarely shown (a
 * searchable list, a menu).
 * @param load imports the component
 * @param Placeholder placeholder of the same size
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const fetch = registerLazy(async () => {
    loaded ??= await load();
    for (const notify of waiting) notify();
  });
  const subscribe = (notify: () => void) => {
    waiting.add(notify);
    // Loading failed (offline, or a new version): the next render tries again.
    if (!loaded) fetch().catch(() => undefined);
    return () => waiting.delete(notify);
  };
  return function Lazy(props) {
    const read = () => loaded;
    return createElement(useSyncExternalStore(subscribe, read, read) ?? Placeholder, props);
  };
}
