import type { Bus, BusLock } from '../bus/index.ts';
import type { FeedClock } from './clock.ts';
import type { Exchange } from './exchange.ts';
import type { WritableLineBook } from './lineBook.ts';
import type { FeedSource } from './source.ts';

const LOCK = 'feed';
const LOCK_TTL = 15_000;
const CHECK = 4_000;
const FLUSH = 200;

export interface LeadOptions {
  readonly bus: Bus;
  readonly book: WritableLineBook;
  readonly exchange: Exchange;
  readonly clock: FeedClock;
  readonly sources: readonly FeedSource[];
  readonly failed: (error: unknown, doing: string) => void;
}

/** Decides whether this process runs the sources or follows the one that does, and changes over when it must. */
export interface Lead {
  /** Resolves when the book is filled. Rejects when a source can't start. */
  start(): Promise<void>;
  stop(): Promise<void>;
  leading(): boolean;
}

export function createLead({ bus, book, exchange, clock, sources, failed }: LeadOptions): Lead {
  let lock: BusLock | undefined;
  let ends: (() => Promise<void> | void)[] = [];
  let check: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();

  async function leave(): Promise<void> {
    const all = ends;
    ends = [];
    for (const end of all) await end();
  }

  async function lead(own: BusLock): Promise<void> {
    lock = own;
    // What a former leader said is not ours to go on with: it leaves the book before our sources speak.
    for (const match of book.matches()) book.sink.drop(match.id);
    exchange.flush();
    for (const source of sources) {
      await source.start(book.sink, clock);
      ends.push(() => source.stop());
    }
    exchange.flush();
    const flushing = setInterval(exchange.flush, FLUSH);
    ends.push(() => clearInterval(flushing), await exchange.serve());
  }

  async function stepDown(): Promise<void> {
    lock = undefined;
    await leave();
    ends.push(await exchange.follow());
  }

  async function look(): Promise<void> {
    if (lock) {
      if (await lock.extend()) exchange.alive();
      else await stepDown();
      return;
    }
    const own = await bus.lock(LOCK, LOCK_TTL);
    if (own) {
      await leave();
      await lead(own);
    } else if (ends.length === 0) ends.push(await exchange.follow());
  }

  return {
    async start() {
      const own = await bus.lock(LOCK, LOCK_TTL);
      if (own) await lead(own);
      else ends.push(await exchange.follow());
      const again = (): void => {
        checking = look()
          .catch((error: unknown) => failed(error, 'keeping the lead of the feed'))
          .then(() => {
            if (check) check = setTimeout(again, CHECK);
          });
      };
      check = setTimeout(again, CHECK);
    },
    async stop() {
      clearTimeout(check);
      check = undefined;
      await checking;
      await leave();
      await lock?.release();
      lock = undefined;
    },
    leading: () => lock !== undefined,
  };
}
