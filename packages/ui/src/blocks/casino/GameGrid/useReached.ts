import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls an action when an element comes near the window: at most one window below it.
 * @returns ref of the element
 */
export function useReached(action: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current || !action) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) action();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [action]);
  return element;
}
