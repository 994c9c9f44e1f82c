import { useSyncExternalStore } from 'react';

export interface HiddenSports {
  /** Ids of sports before the match. */
  readonly line: readonly number[];
  /** The same of those in play. */
  readonly live: readonly number[];
}

let hidden: HiddenSports = { line: [], live: [] };
const listeners = new Set<() => void>();

/** Hides these sports from every list, and shows all others. */
export function hideSports(sports: HiddenSports): void {
  hidden = sports;
  for (const listener of listeners) listener();
}

/** The sports that lists go without, by the player's own word; renders again when that changes. */
export function useHiddenSports(): HiddenSports {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => hidden;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
