import { useSyncExternalStore } from 'react';

const desk = typeof matchMedia === 'function' ? matchMedia('(min-width: 1024px)') : undefined;

/** Whether the page is wide enough for a menu beside its content; the kit's frame changes at the same width. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => desk?.matches ?? false);
}

function subscribe(changed: () => void): () => void {
  desk?.addEventListener('change', changed);
  return () => desk?.removeEventListener('change', changed);
}
