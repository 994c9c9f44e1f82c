import type { Location } from 'react-router';
import { createEmitter } from '../../platform/emitter/emitter.ts';
import { pending } from '../../platform/lazy/pending.ts';

let shown: Location | undefined;
const changes = createEmitter();

/** Calls back whenever another location has been rendered. @returns ends it */
export const onShown = changes.subscribe;

/** Takes over which location is rendered. @returns to be called when it no longer is; fits `useEffect` */
export function setShown(location: Location): () => void {
  shown = location;
  pending.onChange();
  changes.emit();
  return () => {
    if (shown === location) shown = undefined;
  };
}

/** The location that is rendered; undefined before the first, and where an error has taken the place of everything. */
export function shownLocation(): Location | undefined {
  return shown;
}
