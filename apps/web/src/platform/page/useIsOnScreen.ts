import { useCallback, useState } from 'react';

/**
 * Returns whether an element is on the screen or just below it; keeps its last value while the element is gone.
 * @returns ref of the element, and the value
 */
export function useIsOnScreen(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  isOn: boolean,
] {
  const [isOn, setOn] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setOn(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '25% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isOn];
}
