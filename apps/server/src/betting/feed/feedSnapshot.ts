import type { Producer, PublisherState } from '@touchline/feed';
import type { Bus } from '../../kernel/index.ts';

/** Channel for followers' requests for a snapshot. */
export const WANTED = 'feed.snapshot-wanted';
const READY = 'feed.snapshot-ready';
const SNAPSHOT = 'feed.snapshot';
/** Time limit for a leader's snapshot, and interval of the requests meanwhile, ms. */
const WAIT = 5_000;
const AGAIN = 1_000;

/** The leader of a tick, and its number since that leader began. */
export interface TickId {
  readonly leader: string;
  readonly number: number;
}

/** States of the producers of pre-match and of live prices. */
export type Producers = Readonly<Record<Producer, 'up' | 'down'>>;

/** The feed of the leading process right after a batch, with the batch's number and its position on the bus. */
export interface FeedSnapshot extends TickId {
  readonly position: string;
  readonly producers: Producers;
  readonly state: PublisherState;
}

/** Thrown if no leading process answered. */
export class NoSnapshotError extends Error {
  constructor() {
    super('The process that leads the feed gave no snapshot.');
  }
}

/** Stores a snapshot for followers, and notifies them. */
export async function storeSnapshot(bus: Bus, snapshot: FeedSnapshot): Promise<void> {
  await bus.put(SNAPSHOT, JSON.stringify(snapshot));
  await bus.publish(READY, snapshot.position);
}

/**
 * Requests a snapshot until a leader has written one.
 * @throws {NoSnapshotError} if none does in time
 */
export async function awaitSnapshot(bus: Bus): Promise<FeedSnapshot> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  const end = await bus.subscribe(READY, () => resolve());
  const late = setTimeout(() => reject(new NoSnapshotError()), WAIT);
  // Repeated, because a leader that takes over meanwhile only receives later requests.
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
  // Written by `storeSnapshot` in the leading process.
  return JSON.parse(text) as FeedSnapshot;
}
