import * as v from 'valibot';
import { isSettled, onSettled } from '../../../platform/page/settled.ts';
import { tabStorage } from '../../../platform/storage/storage.ts';

const KEY = 'places';
/** Maximum wait for content, ms. */
const PATIENCE = 10_000;
/** Events by which the player moves on their own. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const positions = new Map(tabStorage.read(KEY, v.array(v.tuple([v.string(), v.number()]))));
addEventListener('pagehide', () => tabStorage.write(KEY, [...positions].slice(-50)));

/** Returns the stored scroll position of a page in the tab's history, px. */
export function scrollPositionOf(page: string): number | undefined {
  return positions.get(page);
}

/** Stores the current scroll position. */
export function storeScrollPosition(page: string): void {
  positions.delete(page);
  positions.set(page, scrollY);
}

/**
 * Scrolls to a position as soon as the page is long enough, and again if it becomes too short for it before it is
 * settled, because content loads in parts. What is added above the position meanwhile is left to the browser, which
 * keeps the visible rows in place. Ends when the player moves or it takes too long.
 * @param wanted px from the top; undefined if there is no position
 * @param done called once; at once when there is nothing to wait for
 * @returns cancels the wait
 */
export function restoreScrollPosition(wanted: number | undefined, done: () => void): () => void {
  if (wanted === undefined || Math.abs(scrollY - wanted) <= 1) {
    done();
    return () => undefined;
  }
  let isRestored = false;
  const end = () => {
    observer.disconnect();
    stopListening();
    clearTimeout(patience);
    for (const way of OWN_WAYS) removeEventListener(way, stop);
  };
  const stop = () => {
    end();
    done();
  };
  const look = () => {
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= wanted - 1;
    if (!isRestored || !isLongEnough) scrollTo({ top: wanted, behavior: 'instant' });
    isRestored = isLongEnough;
    if (isRestored && isSettled()) stop();
  };
  const observer = new ResizeObserver(look);
  const stopListening = onSettled(look);
  const patience = setTimeout(stop, PATIENCE);
  for (const way of OWN_WAYS) addEventListener(way, stop, { passive: true });
  observer.observe(document.body);
  return end;
}
