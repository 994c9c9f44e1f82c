import type { MarketRecord, MatchRecord, SelectionRecord } from '@touchline/feed';
import { createEmitter } from '../../../platform/emitter/emitter.ts';
import { isVisible } from '../../../platform/page/visibility.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { expectMark } from '../odds.ts';
import { marketIdOf } from './selectionId.ts';

/** A price that the player clicked, with its data at that moment. */
export interface PriceTap {
  readonly selection: SelectionRecord;
  readonly market: MarketRecord;
  readonly match: MatchRecord;
}

const taps = createEmitter<[tap: PriceTap]>();

/**
 * Subscribes to clicks on prices.
 * @returns unsubscribes
 */
export const onPriceTap = taps.subscribe;

/**
 * Emits a click on a price after the frame that shows it selected, since the subscribers' work takes longer.
 * @param selectionId `<market id>:<key>`; ignored if the book no longer has it
 */
export function tapPrice(selectionId: string): void {
  const selection = book.selection(selectionId);
  const market = book.market(marketIdOf(selectionId));
  const match = market && book.match(market.matchId);
  if (!selection || !match) return;
  const done = expectMark(selectionId);
  // Flushes now, since waiting for the next frame's prices would draw the mark a frame later.
  book.flush();
  afterFrame(() => {
    taps.emit({ selection, market, match });
    // Marks are read again after the subscribers are done.
    setTimeout(done);
  });
}

/**
 * Runs an action in a task after a painted frame, which is certain once the second frame begins. Runs it at once on a
 * hidden page and on leaving the page: no frame would follow, and the click would be lost.
 */
function afterFrame(action: () => void): void {
  if (!isVisible()) return action();
  const once = new AbortController();
  const act = (): void => {
    if (once.signal.aborted) return;
    once.abort();
    action();
  };
  addEventListener('pagehide', act, { signal: once.signal });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
