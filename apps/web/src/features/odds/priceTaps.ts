import type { MarketRecord, MatchRecord, SelectionRecord } from '@touchline/feed';
import { book } from '../../platform/realtime/realtime.ts';
import { expectMark } from './odds.ts';
import { marketIdOf } from './selectionId.ts';

/** A price that the player touched, with what was known of it at that moment. */
export interface PriceTap {
  readonly selection: SelectionRecord;
  readonly market: MarketRecord;
  readonly match: MatchRecord;
}

const listeners = new Set<(tap: PriceTap) => unknown>();

/** Hears every price that the player touches, to put it in the coupon or take it out. @returns stops hearing */
export function onPriceTap(listener: (tap: PriceTap) => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Tells that a price was touched, once the frame is drawn that shows it selected: what follows from it takes longer.
 * @param selectionId `<market id>:<key>`; one that is no longer held is passed over
 */
export function tapPrice(selectionId: string): void {
  const selection = book.selection(selectionId);
  const market = book.market(marketIdOf(selectionId));
  const match = market && book.match(market.matchId);
  if (!selection || !match) return;
  const done = expectMark(selectionId);
  // At once, not with the next frame's prices: that would draw it a frame later.
  book.flush();
  afterFrame(() => {
    for (const listener of listeners) listener({ selection, market, match });
    // Marks are told of what came of it when this is over.
    setTimeout(done);
  });
}

/**
 * In a task of its own, after a frame that has surely been drawn: by the second one begins. A hidden page draws none, and
 * neither does one that is left, where what was touched would be lost.
 */
function afterFrame(action: () => void): void {
  if (document.visibilityState !== 'visible') return action();
  const once = new AbortController();
  const act = (): void => {
    if (once.signal.aborted) return;
    once.abort();
    action();
  };
  addEventListener('pagehide', act, { signal: once.signal });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
