export * from './frames.ts';
export { createBook, type Applied, type Book, type BookOptions, type ScoreListener } from './book.ts';
export type { Direction } from './movement.ts';
export type { Quote, QuoteListener } from './quotes.ts';
export type { TrackState } from './track.ts';
export { createListener } from './listener.ts';
export {
  backoff,
  LISTENER_LIMITS,
  pollPeriod,
  type Connection,
  type ConnectionHandlers,
  type Listener,
  type ListenerOptions,
  type ListenerState,
  type Timers,
  type Transport,
  type Wanted,
} from './listenerTypes.ts';
export { createPublisher, type Publisher, type PublisherOptions, type PublisherState } from './publisher.ts';
export type { EncodedFrame, TickFrame } from './publisherLog.ts';
export { priceText } from './packing.ts';
export { asFrame, isTopic, parseFrame, parseListenerMessage } from './parse.ts';
export { secondsPlayed } from './secondsPlayed.ts';
export { carries, groupTopic, listOfWide, topicsOf, wideTopic } from './topicsOf.ts';
