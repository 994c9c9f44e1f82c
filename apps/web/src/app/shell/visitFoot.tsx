import { useSyncExternalStore, type ReactNode } from 'react';
import { createEmitter } from '../../platform/emitter/emitter.ts';
import { site } from '../../platform/site/site.ts';

let foot: Element | null = null;
let isNeeded = false;
const moves = createEmitter();

function setFoot(element: Element | null): void {
  foot = element;
  moves.emit();
}

/** Follows the container of the frame that is shown: the next one may be there before the last one is gone. */
function follow(element: Element | null): () => void {
  setFoot(element);
  return () => {
    if (foot === element) setFoot(null);
  };
}

/**
 * Container for prompts at the bottom of the page, such as the question about cookies; filled once `Visit` is loaded.
 * Frames of a closed site and pages within another product have none: they ask nothing, and without an answer no cookie
 * is stored but the necessary ones.
 */
export function useFootContainer(): ReactNode {
  const isAsked = useSyncExternalStore(
    moves.subscribe,
    () => isNeeded,
    () => false,
  );
  return (site().visit !== undefined || isAsked) && <div id="visit-foot" ref={follow} />;
}

/** Has the frames show the container on a site that has no prompts of its own, for one that every site shows. */
export function needFoot(): void {
  isNeeded = true;
  moves.emit();
}

/** Returns the container of the frame that is shown; null for a frame without one. */
export function useVisitFoot(): Element | null {
  return useSyncExternalStore(
    moves.subscribe,
    () => foot,
    () => null,
  );
}
