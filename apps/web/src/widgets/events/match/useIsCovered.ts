import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element was scrolled under a bar that sticks to the top of the page. */
export function useIsCovered(
  ref: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    if (!ref.current || !bar.current) return undefined;
    const end = stuckEnd(bar.current);
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsCovered(entry.boundingClientRect.bottom <= end),
      { rootMargin: `-${end}px 0px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, bar]);
  return isCovered;
}

/** Lower edge of a sticky element while it sticks, in pixels from the top of the window. */
function stuckEnd(bar: HTMLElement): number {
  return Math.ceil(Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight);
}
