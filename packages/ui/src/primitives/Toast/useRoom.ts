import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { moneyRects } from '../../theme/moneyAreas.ts';

/**
 * Room that toasts have: `free` if no button that moves money is on the page; `top` if one is, so that they are at the
 * top of the page; `line` if they would cover it there too, so that a single one is shown in one line over the header;
 * `none` if even that would cover it.
 */
type Room = 'free' | 'top' | 'line' | 'none';

/** Distance from a button that counts as covering it, px; more than toasts move while they appear. */
const MARGIN = 20;

/** Events after which a button, or the toasts, may be elsewhere. */
const moves = ['scroll', 'resize', 'animationend', 'transitionend', 'toggle'] as const;

/**
 * Returns the room for toasts, and follows the page's buttons that move money while there are toasts.
 * @param ref region of the toasts
 * @param content changes with the toasts that are shown
 */
export function useRoom(ref: RefObject<HTMLElement | null>, content: string): Room {
  const [room, setRoom] = useState<Room>('free');
  /** Rectangles that the toasts had where they were last shown whole, and in one line. */
  const sizes = useRef<{ whole?: DOMRect; line?: DOMRect }>({});
  const hasToasts = content !== '';

  const look = useEffectEvent(() => {
    const region = ref.current;
    if (!region) return;
    const money = moneyRects(region);
    const covers = (rect: DOMRect | undefined) =>
      rect !== undefined && money.some((area) => isNear(area, rect));
    const now = boundsOf(region);
    if (now && (room === 'free' || room === 'top')) sizes.current.whole = now;
    if (now && room === 'line') sizes.current.line = now;
    const { whole, line } = sizes.current;
    const next = (): Room => {
      if (money.length === 0) return 'free';
      // Toasts that were at the bottom are measured at the top first.
      if (room === 'free' || !covers(whole)) return 'top';
      return room !== 'top' && covers(line) ? 'none' : 'line';
    };
    setRoom(next());
  });

  useLayoutEffect(() => {
    sizes.current = {};
  }, [content]);

  // Runs again after its own change, until the room is right; before anything is painted.
  useLayoutEffect(() => {
    if (hasToasts) look();
  }, [hasToasts, content, room]);

  useEffect(() => {
    if (!hasToasts) return;
    let frame = 0;
    // A frame that is asked for is kept: a page that changes in every frame would put it off forever.
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const type of moves) addEventListener(type, later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const type of moves) removeEventListener(type, later, { capture: true });
    };
  }, [hasToasts]);

  return room;
}

/** Rectangle around the toasts; undefined while none is rendered. The region itself may be larger. */
function boundsOf(region: Element): DOMRect | undefined {
  const rects = [...region.children].map((toast) => toast.getBoundingClientRect());
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function isNear(area: DOMRect, rect: DOMRect): boolean {
  return (
    area.left < rect.right + MARGIN &&
    area.right > rect.left - MARGIN &&
    area.top < rect.bottom + MARGIN &&
    area.bottom > rect.top - MARGIN
  );
}
