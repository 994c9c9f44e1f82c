/** A screen before and after the one that is seen: what is scrolled to is there when it comes. */
const MARGIN = '100% 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/** Calls `near` when an element comes near the screen. One observer watches them all. @returns stops watching */
export function whenNear(element: Element, near: () => void): () => void {
  observer ??= new IntersectionObserver(look, { rootMargin: MARGIN });
  const own = observer;
  waiting.set(element, near);
  own.observe(element);
  return () => {
    waiting.delete(element);
    own.unobserve(element);
  };
}
