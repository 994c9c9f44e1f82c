import type { MarketRecord, MatchRecord } from '@touchline/feed';
import { book, listener } from '../../platform/realtime/realtime.ts';

let snapshots = 0;
let releases: readonly (() => void)[] = [];

/** A match with all its markets. */
export interface SentMatch {
  readonly match: MatchRecord;
  readonly markets: readonly MarketRecord[];
}

/**
 * Gives matches to the page's book, as snapshots of the feed do. A match that the screen wants besides suspends the
 * others, as the page has no connection: send all of them at once.
 */
export function sendMatches(matches: readonly SentMatch[]): void {
  // Wanted until the screen is left, so that no earlier screen's end closes them.
  releases = [...releases, ...matches.map(({ match }) => listener.want(`match:${match.id}`))];
  for (const { match, markets } of matches) {
    snapshots += 1;
    book.apply({
      t: 'snapshot',
      topic: `match:${match.id}`,
      seq: snapshots,
      at: 0,
      matches: [match],
      markets,
    });
  }
}

/** Ends the feed of a screen that is left, and forgets what it has sent. */
export function endFeed(): void {
  for (const release of releases) release();
  releases = [];
  for (const topic of book.topics()) {
    book.close(topic);
    book.open(topic);
  }
}
