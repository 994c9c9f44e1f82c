import type { Producer, PublisherState } from '@touchline/feed';
import type { Bus } from '../bus/index.ts';

/** Where followers ask the leading process for a snapshot. */
export const WANTED = 'feed.snapshot-wanted';
const READY = 'feed.snapshot-ready';
const SNAPSHOT = 'feed.snapshot';
/** How long a leader is given to answer with a snapshot, and how often it is asked meanwhile, ms. */
const WAIT = 5_000;
const AGAIN = 1_000;

/** Whose tick it is, and the how many-eth of that one's time of leading. */
export interface Place {
  readonly leader: string;
  readonly number: number;
}

/** Whether what makes the line and what makes live prices speak. */
export type Producers = Readonly<Record<Producer, 'up' | 'down'>>;

/** The feed of the leading process, right after the batch whose place and position on the bus it names. */
export interface FeedSnapshot extends Place {
  readonly position: string;
  readonly producers: Producers;
  readonly state: PublisherState;
}

/** Nobody who leads the feed answered. */
export class NoSnapshotError extends Error {
  constructor() {
    super('The process that leads the feed gave no snapshot.');
  }
}

/** Puts a snapshot where followers find it, and tells them. */
export async function storeSnapshot(bus: Bus, snapshot: FeedSnapshot): Promise<void> {
  await bus.put(SNAPSHOT, JSON.stringify(snapshot));
  await bus.publish(READY, snapshot.position);
}

/** Asks until a leader has written a snapshot. @throws {NoSnapshotError} when none does in time */
export async function awaitSnapshot(bus: Bus): Promise<FeedSnapshot> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  const end = await bus.subscribe(READY, () => resolve());
  const late = setTimeout(() => reject(new NoSnapshotError()), WAIT);
  // A leader that takes over meanwhile hears only what is asked from then on.
  const asking = setInterval(() => void bus.publish(WANTED, '').catch(reject), AGAIN);
  try {
    await Promise.all([bus.publish(WANTED, ''), answered]);
  } finally {
    clearTimeout(late);
    clearInterval(asking);
    await end();
  }
  const text = await bus.get(SNAPSHOT);
  if (text === undefined) throw new NoSnapshotError();
  // Written by `storeSnapshot` in the leading process, over a bus of our own.
  return JSON.parse(text) as FeedSnapshot;
}
