export type { AnchorStore } from './anchor.ts';
export { memoryAnchorStore } from './anchor.ts';
export type { FeedClock } from './clock.ts';
export { isManual } from './clock.ts';
export { createFeed, type Feed, type FeedOptions } from './createFeed.ts';
export type { CricketCard, CricketInnings, CricketSource } from './cricket.ts';
export type { LineBook, MatchFilter } from './lineBook.ts';
export type { FeedSink, FeedSource, MatchState } from './source.ts';
export { SPORTS } from './sports.ts';
