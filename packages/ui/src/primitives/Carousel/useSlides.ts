import { useLayoutEffect, useState, type RefObject } from 'react';
import { useUi } from '../../theme/UiProvider.tsx';

/** How far from a slide's edge, in CSS pixels, the list may rest: screens round. */
const slack = 2;

/** Which slide is in front, and how to bring another there. */
export function useSlides(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  onChange: ((index: number) => void) | undefined,
) {
  const { direction } = useUi();
  const [current, setCurrent] = useState(0);
  const [atEnd, setAtEnd] = useState(count <= 1);
  const fits = useFits(list, count);
  /** How far a slide's first edge is from the list's, along the line of text. */
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
    /** All slides are seen at once. */
    fits,
    show: (index: number) => {
      const slide = list.current?.children[index];
      if (!list.current || !slide) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      list.current.scrollBy({
        left: distance(list.current, slide) * along,
        behavior: calm ? 'instant' : 'smooth',
      });
    },
    follow: () => {
      const box = list.current;
      if (!box) return;
      const ended = Math.abs(box.scrollLeft) + box.clientWidth >= box.scrollWidth - slack;
      const edges = [...box.children].map((slide) => Math.abs(distance(box, slide)));
      // At the end the last slides share the place, and none but the last says that there is nothing more.
      const next = ended && edges.length > 0 ? edges.length - 1 : edges.indexOf(Math.min(...edges));
      setAtEnd(ended);
      if (next === current || next < 0) return;
      setCurrent(next);
      onChange?.(next);
    },
  };
}

/** Whether the list has room for all its slides. */
function useFits(list: RefObject<HTMLUListElement | null>, count: number): boolean {
  const [fits, setFits] = useState(count <= 1);
  // Before anything is seen: a page must not move because of what has nothing to say.
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
