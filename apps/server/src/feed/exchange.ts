import type { EncodedFrame, Producer, Publisher, PublisherState } from '@touchline/feed';
import type { Bus } from '../bus/index.ts';
import type { BookChange, WritableLineBook } from './lineBook.ts';

const CHANGES = 'feed.changes';
const WANTED = 'feed.snapshot-wanted';
const READY = 'feed.snapshot-ready';
const SNAPSHOT = 'feed.snapshot';
/** How long a leader is given to answer with a snapshot, ms. */
const SNAPSHOT_WAIT = 10_000;

/** One tick of the leading process, as the others take it. */
interface Batch {
  readonly at: number;
  readonly changes: readonly BookChange[];
  readonly producers: Readonly<Record<Producer, 'up' | 'down'>>;
}

interface Snapshot {
  readonly position: string;
  readonly state: PublisherState;
}

export interface ExchangeOptions {
  readonly bus: Bus;
  readonly book: WritableLineBook;
  readonly publisher: Publisher;
  readonly broadcast: (frames: readonly EncodedFrame[]) => void;
  readonly wall: () => number;
  readonly failed: (error: unknown, doing: string) => void;
}

/** Carries ticks from the leading process to those that follow it, with the same numbers in both. */
export interface Exchange {
  /** Closes a tick of the leading process: frames to its listeners, changes to the other processes. */
  flush(): void;
  /** Tells the followers that the producers live, also when nothing changed. */
  alive(): void;
  /** Answers followers' wishes for a snapshot until the returned function is called. */
  serve(): Promise<() => Promise<void>>;
  /** Takes the leader's snapshot and everything after it; resolves once in step. Rejects when nobody answers. */
  follow(): Promise<() => Promise<void>>;
}

export function createExchange({ bus, book, publisher, broadcast, wall, failed }: ExchangeOptions): Exchange {
  let pending: BookChange[] = [];

  book.onChange((change) => {
    pending.push(change);
    if (change.kind === 'drop') publisher.dropMatch(change.matchId);
    else if (change.kind === 'match') publisher.putMatch(change.record);
    else publisher.putMarket(change.record);
  });

  async function send(at: number, changes: readonly BookChange[]): Promise<string> {
    const batch: Batch = { at, changes, producers: book.producers() };
    return bus.publish(CHANGES, JSON.stringify(batch));
  }

  function flush(): void {
    if (pending.length === 0) return;
    const changes = pending;
    pending = [];
    const at = wall();
    broadcast(publisher.tick(at));
    if (bus.shared) send(at, changes).catch((error: unknown) => failed(error, 'publishing changes'));
  }

  function heard(producers: Batch['producers']): void {
    if (producers.line === 'up') book.sink.alive('line');
    if (producers.live === 'up') book.sink.alive('live');
  }

  async function storeSnapshot(): Promise<void> {
    flush();
    // The state is taken before anything else can change, and the marker goes out after every change it holds.
    const state = publisher.state();
    const position = await send(wall(), []);
    const snapshot: Snapshot = { position, state };
    await bus.put(SNAPSHOT, JSON.stringify(snapshot));
    await bus.publish(READY, position);
  }

  /** Asks until a leader has written a snapshot. */
  async function awaitSnapshot(): Promise<Snapshot> {
    let ready = (): void => {};
    const answered = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const end = await bus.subscribe(READY, () => ready());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error('The process that leads the feed gave no snapshot.')),
        SNAPSHOT_WAIT,
      );
    });
    try {
      await bus.publish(WANTED, '');
      await Promise.race([answered, late]);
    } finally {
      clearTimeout(timer);
      await end();
    }
    // Written by this very code in the leading process, over a bus of our own.
    return JSON.parse((await bus.get(SNAPSHOT)) ?? '') as Snapshot;
  }

  return {
    flush,
    alive() {
      if (bus.shared) send(wall(), []).catch((error: unknown) => failed(error, 'publishing a sign of life'));
    },
    serve: () =>
      bus.subscribe(WANTED, () => {
        storeSnapshot().catch((error: unknown) => failed(error, 'writing a snapshot'));
      }),
    async follow() {
      const { position, state } = await awaitSnapshot();
      book.reset();
      book.follow([
        ...state.matches.map((record) => ({ kind: 'match' as const, record })),
        ...state.markets.map((record) => ({ kind: 'market' as const, record })),
      ]);
      publisher.restore(state);
      pending = [];
      return bus.subscribe(
        CHANGES,
        ({ text }) => {
          // A batch is written by `send` above.
          const batch = JSON.parse(text) as Batch;
          heard(batch.producers);
          if (batch.changes.length === 0) return;
          book.follow(batch.changes);
          pending = [];
          broadcast(publisher.tick(batch.at));
        },
        position,
      );
    },
  };
}
