import type { FeedClock, FeedSource } from '@touchline/feed/source';
import type { Bus, BusLock } from '../../kernel/index.ts';
import type { Exchange } from './exchange.ts';
import { NoSnapshotError } from './feedSnapshot.ts';
import type { WritableLineBook } from './lineBook.ts';

const LOCK = 'feed';
const LOCK_TTL = 9_000;
const CHECK = 3_000;
const FLUSH = 100;
/** Time limit of the start, ms: longer than the lifetime of the lock of a killed process. */
const START_WITHIN = LOCK_TTL + 15_000;

export interface LeadOptions {
  readonly bus: Bus;
  readonly book: WritableLineBook;
  readonly exchange: Exchange;
  readonly clock: FeedClock;
  readonly sources: readonly FeedSource[];
  readonly failed: (error: unknown, doing: string) => void;
}

/** Decides whether this process runs the sources or follows the one that does, and switches when necessary. */
export interface Lead {
  /**
   * Resolves when the book is filled. Rejects if a source can't start, or if another process has the lock and doesn't
   * answer.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  leading(): boolean;
  /** Returns whether this process runs the sources, or receives every change from the one that does. */
  isCurrent(): boolean;
}

export function createLead({ bus, book, exchange, clock, sources, failed }: LeadOptions): Lead {
  let lock: BusLock | undefined;
  let ends: (() => Promise<void> | void)[] = [];
  let isRunning = false;
  let isLost = false;
  /** True if the bus failed at the last look. */
  let isCut = false;
  let check: NodeJS.Timeout | undefined;
  let checking: Promise<void> = Promise.resolve();

  async function leave(): Promise<void> {
    const all = ends;
    ends = [];
    for (const end of all) await end();
  }

  async function lead(own: BusLock): Promise<void> {
    await leave();
    lock = own;
    try {
      exchange.begin();
      // The state of a former leader can't be continued: it is removed before the sources start.
      for (const match of book.matches()) book.sink.drop(match.id);
      exchange.flush();
      for (const source of sources) {
        ends.push(() => source.stop());
        await source.start(book.sink, clock);
      }
      exchange.flush();
      const flushing = setInterval(exchange.flush, FLUSH);
      ends.push(() => clearInterval(flushing));
      ends.push(await exchange.serve());
    } catch (error) {
      lock = undefined;
      await leave();
      await own.release();
      throw error;
    }
  }

  async function follow(): Promise<void> {
    await leave();
    isLost = false;
    ends.push(
      await exchange.follow(() => {
        isLost = true;
        schedule(0);
      }),
    );
  }

  async function keep(held: BusLock): Promise<void> {
    if (await held.extend()) return exchange.alive();
    lock = await bus.lock(LOCK, LOCK_TTL);
    // The lock was free: the sources continue, though another process may have led meanwhile.
    if (lock) exchange.begin();
    else await follow();
  }

  async function look(): Promise<void> {
    if (lock) return keep(lock);
    const own = await bus.lock(LOCK, LOCK_TTL);
    if (own) await lead(own);
    else if (isLost || ends.length === 0) await follow();
  }

  function schedule(ms: number): void {
    clearTimeout(check);
    if (!isRunning) return;
    check = setTimeout(() => {
      checking = checking
        .then(look)
        .then(() => {
          isCut = false;
        })
        .catch((error: unknown) => {
          isCut = true;
          failed(error, 'keeping the lead of the feed');
        })
        .then(() => schedule(isLost ? 0 : CHECK));
    }, ms);
  }

  async function begin(): Promise<void> {
    const end = performance.now() + START_WITHIN;
    for (;;) {
      try {
        return await look();
      } catch (error) {
        if (!(error instanceof NoSnapshotError) || performance.now() > end) throw error;
      }
    }
  }

  return {
    async start() {
      await begin();
      isRunning = true;
      schedule(isLost ? 0 : CHECK);
    },
    async stop() {
      isRunning = false;
      clearTimeout(check);
      await checking;
      await leave();
      await lock?.release();
      lock = undefined;
    },
    leading: () => lock !== undefined,
    isCurrent: () => lock !== undefined || (ends.length > 0 && !isLost && !isCut),
  };
}
