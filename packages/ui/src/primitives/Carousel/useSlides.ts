import { useLayoutEffect, useState, type RefObject } from 'react';
import { calm } from '../../theme/measures.ts';
import { useUi } from '../../theme/UiProvider.tsx';

/** Tolerance in CSS pixels between a slide's edge and the resting scroll position, because browsers round. */
const slack = 2;

/** Tracks the current slide and scrolls to others. */
export function useSlides(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  onChange: ((index: number) => void) | undefined,
) {
  const { direction } = useUi();
  const [current, setCurrent] = useState(0);
  const [atEnd, setAtEnd] = useState(count <= 1);
  const fits = useFits(list, count);
  /** Distance of a slide's start edge from the list's, along the text direction. */
  const distance = (box: HTMLElement, slide: Element) => {
    const from = box.getBoundingClientRect();
    const to = slide.getBoundingClientRect();
    return direction === 'rtl' ? from.right - to.right : to.left - from.left;
  };
  const along = direction === 'rtl' ? -1 : 1;
  return {
    current,
    atStart: current === 0,
    atEnd,
    /** Whether all slides fit without scrolling. */
    fits,
    show: (index: number) => {
      const slide = list.current?.children[index];
      if (!list.current || !slide) return;
      list.current.scrollBy({
        left: distance(list.current, slide) * along,
        behavior: matchMedia(calm).matches ? 'instant' : 'smooth',
      });
    },
    follow: () => {
      const box = list.current;
      if (!box) return;
      const ended = Math.abs(box.scrollLeft) + box.clientWidth >= box.scrollWidth - slack;
      const edges = [...box.children].map((slide) => Math.abs(distance(box, slide)));
      // At the end several slides can be in view; the last one counts as current, so that there is no next one.
      const next = ended && edges.length > 0 ? edges.length - 1 : edges.indexOf(Math.min(...edges));
      setAtEnd(ended);
      if (next === current || next < 0) return;
      setCurrent(next);
      onChange?.(next);
    },
  };
}

/** Returns whether all slides fit into the list. */
function useFits(list: RefObject<HTMLUListElement | null>, count: number): boolean {
  const [fits, setFits] = useState(count <= 1);
  // Measured before the first paint, so that the page doesn't shift when the controls aren't needed.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const look = () => setFits(box.scrollWidth <= box.clientWidth + slack);
    look();
    const watch = new ResizeObserver(look);
    for (const element of [box, ...box.children]) watch.observe(element);
    return () => watch.disconnect();
  }, [list, count]);
  return fits;
}
