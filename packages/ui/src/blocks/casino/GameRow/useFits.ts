import { useEffect, useState, type RefObject } from 'react';

/** Differences of rounding between the two widths, in pixels. */
const SLACK = 1;

/**
 * Returns whether a row has nothing to scroll to; false until it is measured.
 * @param count number of the row's items, after whose change it is measured again
 */
export function useFits(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    // Called with the first width as well.
    const observer = new ResizeObserver(() => setFits(current.scrollWidth <= current.clientWidth + SLACK));
    observer.observe(current);
    return () => observer.disconnect();
  }, [row, count]);
  return fits;
}
