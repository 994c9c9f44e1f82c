/** One screen before and after the visible one, so that content is mounted before it is scrolled into view. */
const MARGIN = '100% 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/**
 * Calls `near` when an element comes near the screen. All elements share one observer.
 * @returns a function that stops observing
 */
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
