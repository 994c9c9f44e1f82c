import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../platform/emitter/emitter.ts';

export interface HiddenSports {
  /** Ids of sports hidden before the match. */
  readonly line: readonly number[];
  /** Ids of sports hidden in play. */
  readonly live: readonly number[];
}

const none: HiddenSports = { line: [], live: [] };
let hidden = none;
const changes = createEmitter();

/** Hides exactly these sports from every list. */
export function hideSports(sports: HiddenSports): void {
  hidden = sports;
  changes.emit();
}

/** Returns the sports that the player hides from lists; renders again when they change. */
export function useHiddenSports(): HiddenSports {
  return useSyncExternalStore(changes.subscribe, read, () => none);
}

const read = () => hidden;
