import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the entry in use of a row that scrolls sideways into the middle of the row.
 * The page itself stays where it is, which `scrollIntoView` does not promise.
 * @param current identity of the entry in use; another one is brought in sight again
 * @param mark selector of the entry in use
 * @returns the ref of the box that scrolls
 */
export function useCurrentInSight<Row extends HTMLElement>(
  current: string | undefined,
  mark = '[aria-current]',
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    bringInSight(ref.current, mark);
    // Words have another width once their font is there.
    let isLeft = false;
    void document.fonts.ready.then(() => isLeft || bringInSight(ref.current, mark));
    return () => {
      isLeft = true;
    };
  }, [current, mark]);
  return ref;
}

function bringInSight(row: HTMLElement | null, mark: string): void {
  const entry = row?.querySelector(mark)?.getBoundingClientRect();
  if (!row || !entry) return;
  const box = row.getBoundingClientRect();
  row.scrollBy(entry.x + entry.width / 2 - (box.x + box.width / 2), 0);
}
