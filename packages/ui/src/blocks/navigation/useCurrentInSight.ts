import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the current entry of a horizontal list to its centre. Doesn't scroll the page, which `scrollIntoView`
 * doesn't guarantee.
 * @param current id of the current entry; a new id scrolls again
 * @param mark selector of the current entry
 * @returns ref of the scroll container
 */
export function useCurrentInSight<Row extends HTMLElement>(
  current: string | undefined,
  mark = '[aria-current]',
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    bringInSight(ref.current, mark);
    // Text changes its width when the font is loaded.
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
