import { useSyncExternalStore } from 'react';

export interface HiddenSports {
  /** Ids of sports hidden before the match. */
  readonly line: readonly number[];
  /** Ids of sports hidden in play. */
  readonly live: readonly number[];
}

let hidden: HiddenSports = { line: [], live: [] };
const listeners = new Set<() => void>();

/** Hides exactly these sports from every list. */
export function hideSports(sports: HiddenSports): void {
  hidden = sports;
  for (const listener of listeners) listener();
}

/** Returns the sports that the player hides from lists; renders again when they change. */
export function useHiddenSports(): HiddenSports {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => hidden;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
