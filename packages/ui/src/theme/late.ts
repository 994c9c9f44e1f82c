import { createElement, useSyncExternalStore, type ComponentType } from 'react';

const loads = new Set<() => Promise<void>>();

/** Names something that is loaded when it is first shown. @returns the same */
export function leaveForLater(load: () => Promise<void>): () => Promise<void> {
  loads.add(load);
  return load;
}

/** Loads all that is left for later, so that nothing in a picture or a test appears late. For workshops. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/**
 * A part of a component that is rarely shown and heavy (a list with a search, a menu): a file of its own, loaded when
 * the part is first rendered.
 * @param load brings the part
 * @param Place keeps its place meanwhile
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
    // Offline or a new version: the next time it is shown it is tried again.
    if (!part) fetch().catch(() => undefined);
    return () => waiting.delete(tell);
  };
  return function Late(props) {
    const read = () => part;
    return createElement(useSyncExternalStore(subscribe, read, read) ?? Place, props);
  };
}
