export type { AnchorStore } from './anchor.ts';
export { memoryAnchorStore } from './anchor.ts';
export { isManual } from './clock.ts';
export { createFeed, type Feed, type FeedOptions } from './createFeed.ts';
export type { LineBook } from './lineBook.ts';
export type { MatchFilter } from './bookTypes.ts';
export { SPORTS } from './sports.ts';
export { agreeWithScore } from './tracker/agreeWithScore.ts';
