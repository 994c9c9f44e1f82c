export type { AnchorStore } from './anchor.ts';
export { memoryAnchorStore } from './anchor.ts';
export type { FeedClock, ManualFeedClock } from './clock.ts';
export { isManual } from './clock.ts';
export { createFeed, type Feed, type FeedOptions, type FeedSettings } from './createFeed.ts';
export type { Bettable, BookChange, LineBook, MatchFilter, NotBettable, Settlement } from './lineBook.ts';
export type {
  FeedSink,
  FeedSource,
  LegResult as FinalResult,
  MarketState,
  MatchOutcome,
  MatchState,
} from './source.ts';
export { SPORTS, type Sport } from './sports.ts';
