import { createElement, useSyncExternalStore, type ComponentType } from 'react';

const loads = new Set<() => Promise<void>>();

/**
 * Registers a lazy import.
 * @returns the given function
 */
export function leaveForLater(load: () => Promise<void>): () => Promise<void> {
  loads.add(load);
  return load;
}

/** Loads all registered lazy imports, so that prerenders, snapshots and tests are complete. Not for the browser app. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/**
 * Creates a component whose code is loaded when it is first rendered, for parts that are heavy and rarely shown (a
 * searchable list, a menu).
 * @param load imports the component
 * @param Place placeholder of the same size
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const fetch = leaveForLater(async () => {
    part ??= await load();
    for (const tell of waiting) tell();
  });
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    // Loading failed (offline, or a new version): the next render tries again.
    if (!part) fetch().catch(() => undefined);
    return () => waiting.delete(tell);
  };
  return function Late(props) {
    const read = () => part;
    return createElement(useSyncExternalStore(subscribe, read, read) ?? Place, props);
  };
}
