import * as v from 'valibot';
import { tabStorage } from '../../platform/storage/storage.ts';

const KEY = 'places';
/** As long as content may take to come; ms. */
const PATIENCE = 10_000;
/** The player goes on by themselves. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const places = new Map(tabStorage.read(KEY, v.array(v.tuple([v.string(), v.number()]))));
addEventListener('pagehide', () => tabStorage.write(KEY, [...places].slice(-50)));

/** How far a page of the tab's history was scrolled, px. */
export function placeOf(page: string): number | undefined {
  return places.get(page);
}

/** Keeps how far the page is scrolled. */
export function keepPlace(page: string): void {
  places.delete(page);
  places.set(page, scrollY);
}

/**
 * Scrolls to a place as soon as the page is long enough for it, unless the player moves first or it takes too long.
 * @param wanted px from the top; undefined when there is no place to go to
 * @param done called once, at once when there is nothing to wait for
 * @returns gives up
 */
export function seekPlace(wanted: number | undefined, done: () => void): () => void {
  const isThere = () => wanted === undefined || Math.abs(scrollY - wanted) <= 1;
  if (isThere()) {
    done();
    return () => undefined;
  }
  const end = () => {
    observer.disconnect();
    clearTimeout(patience);
    for (const way of OWN_WAYS) removeEventListener(way, stop);
  };
  const stop = () => {
    end();
    done();
  };
  const observer = new ResizeObserver(() => {
    scrollTo({ top: wanted ?? 0, behavior: 'instant' });
    if (isThere()) stop();
  });
  const patience = setTimeout(stop, PATIENCE);
  for (const way of OWN_WAYS) addEventListener(way, stop, { passive: true });
  observer.observe(document.body);
  return end;
}
