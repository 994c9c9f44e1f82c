import { randomUUID } from 'node:crypto';
import type { Publisher } from '@touchline/feed';
import type { Bus } from '../../kernel/index.ts';
import { awaitSnapshot, storeSnapshot, WANTED, type TickId, type Producers } from './feedSnapshot.ts';
import type { Hub } from './hubTypes.ts';
import type { WritableLineBook } from './lineBook.ts';
import type { BookChange } from './bookTypes.ts';

const CHANGES = 'feed.changes';

/** One tick of the leading process, as received by the others. */
interface Batch extends TickId {
  readonly at: number;
  readonly changes: readonly BookChange[];
  readonly producers: Producers;
}

export interface ExchangeOptions {
  readonly bus: Bus;
  readonly book: WritableLineBook;
  readonly publisher: Publisher;
  readonly hub: Pick<Hub, 'broadcast' | 'refresh'>;
  readonly wall: () => number;
  readonly failed: (error: unknown, doing: string) => void;
}

/** Transfers ticks from the leading process to its followers, with the same numbers in both. */
export interface Exchange {
  /** Begins to lead, with a new id, so that followers don't mix up its numbers with those of the previous leader. */
  begin(): void;
  /** Closes a tick of the leading process: sends frames to subscribers and changes to the other processes. */
  flush(): void;
  /** Reports the producers as alive to the followers, also without changes. */
  alive(): void;
  /** Answers followers' requests for a snapshot until the returned function is called. */
  serve(): Promise<() => Promise<void>>;
  /**
   * Loads the leader's snapshot and follows all later changes; resolves once up to date.
   * @param lost called once if a batch is missing or another process leads: nothing more is accepted until the next
   * `follow`
   * @throws {NoSnapshotError} if no process answers
   */
  follow(lost: () => void): Promise<() => Promise<void>>;
}

export function createExchange({ bus, book, publisher, hub, wall, failed }: ExchangeOptions): Exchange {
  let pending: BookChange[] = [];
  let sent: TickId = { leader: randomUUID(), number: 0 };

  book.onChange((change) => {
    pending.push(change);
    if (change.kind === 'drop') publisher.dropMatch(change.matchId);
    else if (change.kind === 'match') publisher.putMatch(change.record);
    else publisher.putMarket(change.record);
  });

  /** A lost batch leaves a gap in the numbers, by which the followers detect it. */
  function publishBatch(at: number, changes: readonly BookChange[]): Promise<string> {
    sent = { ...sent, number: sent.number + 1 };
    const batch: Batch = { ...sent, at, changes, producers: book.producers() };
    return bus.publish(CHANGES, JSON.stringify(batch));
  }

  async function send(changes: readonly BookChange[], at: number): Promise<void> {
    try {
      await publishBatch(at, changes);
    } catch (error) {
      failed(error, 'informing the other processes');
    }
  }

  function flush(): void {
    if (pending.length === 0) return;
    const changes = pending;
    pending = [];
    const at = wall();
    hub.broadcast(publisher.tick(at));
    if (bus.shared) void send(changes, at);
  }

  function setProducers({ line, live }: Producers): void {
    if (line === 'up') book.sink.alive('line');
    if (live === 'up') book.sink.alive('live');
  }

  function take({ producers, changes, at }: Batch): void {
    setProducers(producers);
    if (changes.length === 0) return;
    book.follow(changes);
    pending = [];
    hub.broadcast(publisher.tick(at));
  }

  async function answerSnapshotRequest(): Promise<void> {
    flush();
    // The state is read synchronously, and the marker is sent after every change that it contains.
    const state = publisher.state();
    const marked = publishBatch(wall(), []);
    const tick = sent;
    const producers = book.producers();
    await storeSnapshot(bus, { ...tick, position: await marked, producers, state });
  }

  return {
    flush,
    begin() {
      sent = { leader: randomUUID(), number: 0 };
      publisher.renumber(wall());
    },
    alive() {
      if (bus.shared) void send([], wall());
    },
    serve: () =>
      bus.subscribe(WANTED, () => {
        answerSnapshotRequest().catch((error: unknown) => failed(error, 'writing a snapshot'));
      }),
    async follow(lost) {
      const { position, producers, state, leader, number } = await awaitSnapshot(bus);
      book.reset();
      book.follow([
        ...state.matches.map((record) => ({ kind: 'match' as const, record })),
        ...state.markets.map((record) => ({ kind: 'market' as const, record })),
      ]);
      book.slotsFrom(state.slots);
      publisher.restore(state);
      pending = [];
      setProducers(producers);
      hub.refresh();
      let next = number + 1;
      let isLost = false;
      return bus.subscribe(
        CHANGES,
        ({ text }) => {
          if (isLost) return;
          // Written by `send` above.
          const batch = JSON.parse(text) as Batch;
          isLost = batch.leader !== leader || batch.number !== next;
          if (isLost) return lost();
          next += 1;
          take(batch);
        },
        position,
      );
    },
  };
}
