import {
  createBook,
  createListener,
  type Book,
  type ConnectionHandlers,
  type Listener,
  type Topic,
} from '@touchline/feed';
import type { FeedProcess } from './process.ts';
import { openPipe, type PipeOptions } from './pipe.ts';
import type { Truth } from './truth.ts';

/** The worst figures of any client. */
export interface Worst {
  /** Longest time that an outdated state of a market was offered, ms. */
  offeredTooOld: number;
  /** Longest time that a market was displayed as open after a gap was detected, ms. */
  gapToSuspended: number;
  /** Longest time that markets were offered after the server had reported their producer down, ms. */
  downToSuspended: number;
}

export interface ClientOptions extends PipeOptions {
  readonly truth: Truth;
  readonly worst: Worst;
  readonly process: () => FeedProcess | undefined;
}

/** A browser: a book of its own that a feed listener updates over a faulty connection. */
export interface Client {
  readonly book: Book;
  readonly listener: Listener;
  /** Compares what is displayed with the truth. */
  check(): void;
  /** Markets that can be bet on according to the page. */
  offered(): readonly string[];
  /** Subscribes to other topics than before. */
  browse(): void;
  /** Subscribes to every topic that the final check compares. */
  settle(topics: readonly Topic[]): void;
}

const FRAME = 16;
const TOPICS: readonly Topic[] = ['live', 'line', 'live:1', 'live:2', 'line:1', 'competition:7'];
/** Topics that a client has open. */
const OPEN = 4;

export function createClient(options: ClientOptions): Client {
  const { simulation, random, truth, worst, process } = options;
  const book = createBook({
    schedule: (flush) => void simulation.after(FRAME, flush),
    now: simulation.now,
  });
  const listener = createListener({
    book,
    timers: { now: simulation.now, after: simulation.after },
    random: () => random.next(),
    transport: {
      connect: (handlers) => openPipe(options, watched(handlers)),
      poll: () => Promise.reject(new Error('Only the socket is tried here.')),
    },
  });
  const shown = new Map<string, number>();
  /** Markets that a gap has suspended while the page still displays them as open, with the time since then. */
  const waiting = new Map<string, number>();
  const downAt = new Map<'line' | 'live', number>();
  let releases: (() => void)[] = [];

  /** Records which markets a message suspends. */
  function watched(handlers: ConnectionHandlers): ConnectionHandlers {
    return {
      ...handlers,
      message(text) {
        const before = book.topics().filter((topic) => book.state(topic) === 'gap').length;
        handlers.message(text);
        const after = book.topics().filter((topic) => book.state(topic) === 'gap').length;
        if (after <= before) return;
        for (const [id, status] of shown) {
          if (status === 1 && book.market(id)?.status !== 1 && !waiting.has(id))
            waiting.set(id, simulation.now());
        }
      },
    };
  }

  function isShownSuspended(id: string): void {
    const since = waiting.get(id);
    if (since === undefined) return;
    worst.gapToSuspended = Math.max(worst.gapToSuspended, simulation.now() - since);
    waiting.delete(id);
  }

  function markets(): readonly string[] {
    return book.topics().flatMap((topic) => book.list(topic).flatMap((id) => book.marketsOf(id)));
  }

  /** Updates the displayed market when the book emits a change, as a cell does. */
  function watch(id: string): void {
    if (shown.has(id)) return;
    const read = (): void => {
      const market = book.market(id);
      isShownSuspended(id);
      if (market) shown.set(id, market.status);
      else {
        shown.delete(id);
        stop();
      }
    };
    const stop = book.subscribeMarket(id, read);
    read();
  }

  function judgeProducers(producer: 'line' | 'live'): void {
    if (process()?.book.producers()[producer] !== 'down') downAt.delete(producer);
    else if (!downAt.has(producer)) downAt.set(producer, simulation.now());
  }

  return {
    book,
    listener,
    check() {
      judgeProducers('line');
      judgeProducers('live');
      for (const since of waiting.values())
        worst.gapToSuspended = Math.max(worst.gapToSuspended, simulation.now() - since);
      for (const id of new Set(markets())) {
        watch(id);
        const market = book.market(id);
        if (market?.status !== 1) continue;
        worst.offeredTooOld = Math.max(worst.offeredTooOld, truth.age(market));
        const down = downAt.get(market.producer);
        if (down !== undefined)
          worst.downToSuspended = Math.max(worst.downToSuspended, simulation.now() - down);
      }
    },
    offered: () => [...new Set(markets())].filter((id) => book.market(id)?.status === 1),
    browse() {
      for (const release of releases) release();
      const matches = book.topics().flatMap((topic) => book.list(topic));
      const match = matches[random.between(0, Math.max(0, matches.length - 1))] ?? 1;
      const own: readonly Topic[] = [`match:${match}`, `match:${match}/totals`];
      releases = Array.from({ length: OPEN }, (_, i) => {
        const topic = i === 0 ? own[random.between(0, 1)] : TOPICS[random.between(0, TOPICS.length - 1)];
        return listener.want(topic ?? 'live');
      });
    },
    settle(topics) {
      for (const release of releases) release();
      releases = topics.map((topic) => listener.want(topic));
    },
  };
}
