import { createPublisher, type NoticeFrame } from '@touchline/feed';
import type { CricketSource, FeedClock, FeedSource, PastMatch, SourceTracker } from '@touchline/feed/source';
import type { FastifyPluginAsync } from 'fastify';
import { type Bus, type PlayerNotices, createTroubleLog } from '../../kernel/index.ts';
import type { AnchorStore } from './anchor.ts';
import { createFeedClock } from './clock.ts';
import { createExchange } from './exchange.ts';
import { feedRoutes, type PlayerOf } from './feed.routes.ts';
import { createHub } from './hub.ts';
import { createLead } from './lead.ts';
import { createLineBook, type LineBook } from './lineBook.ts';
import { recordSources, type RecordOptions } from './recording/recordedSource.ts';

export interface FeedSettings {
  /**
   * Speed of play relative to the wall clock.
   * @default 1
   */
  readonly speed?: number;
  /** `manual`: play is stopped until it is advanced, for tests of the whole product. */
  readonly clock?: 'real' | 'manual';
  /** Initial time of the manual clock, UTC ms. */
  readonly startsAt?: number;
  /** Records the output of the sources. */
  readonly record?: RecordOptions;
}

export interface FeedLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface FeedOptions {
  readonly settings: FeedSettings;
  readonly log: FeedLog;
  readonly anchorStore: AnchorStore;
  readonly bus: Bus;
  /** The platform's time; real time if absent. */
  readonly now?: () => Date;
  /** Returns the player of a socket, for notices. Without it all sockets are guests. */
  readonly playerOf?: PlayerOf;
  /** Providers of odds. The book is empty without one. */
  readonly sources: readonly FeedSource[];
}

export interface Feed extends PlayerNotices {
  readonly book: LineBook;
  /** Names of the sources. */
  readonly sources: readonly string[];
  readonly clock: FeedClock;
  /** Ball-by-ball cricket, if a source has it; the same in every process. */
  readonly cricket: CricketSource | undefined;
  /** Registers `/web-api/feed/socket` and `/web-api/feed/poll`. */
  readonly routes: FastifyPluginAsync;
  /** Resolves when the book is filled. Rejects with the reason if a source can't start. */
  start(): Promise<void>;
  /** Runs the actions of a tick at once and sends a heartbeat, after the platform's clock was advanced manually. */
  beat(): void;
  /** Stops the sources and closes every socket. The bus is closed by the caller. */
  stop(): Promise<void>;
  /** Closes a player's sockets in all processes, for example after a sign-out everywhere or a block. */
  disconnect(playerId: string): void;
  /** Returns whether this process runs the sources. */
  leading(): boolean;
  /** Returns whether this process runs the sources, or receives every change from the one that does. */
  isCurrent(): boolean;
  /** Returns the course of a match until now, if its source has it; the same in every process. */
  tracker(matchId: number): SourceTracker | undefined;
  /**
   * Returns the matches that ended after `from` and not after `to` (feed time, UTC ms), as far as the sources have
   * them.
   */
  finished(from: number, to: number): Promise<readonly PastMatch[]>;
}

const HEARTBEAT = 5_000;
/** Interval at which sockets with a full buffer are retried, ms. */
const CATCH_UP = 200;
const PRIVATE = 'feed.private';
const CLOCK_ANCHOR = 'feed.clock';

type PrivateMessage =
  | { readonly kind: 'notice'; readonly playerId: string; readonly notice: Omit<NoticeFrame, 't' | 'at'> }
  | { readonly kind: 'disconnect'; readonly playerId: string };

/** A sped-up clock continues from its first start, so that restarts don't lead back in time. */
async function clockOf(
  { clock = 'real', speed = 1, startsAt }: FeedSettings,
  store: AnchorStore,
  wall: () => number,
): Promise<FeedClock> {
  if (clock === 'manual' || speed === 1) {
    return createFeedClock({ kind: clock, speed, wall, ...(startsAt === undefined ? {} : { startsAt }) });
  }
  const key = `${CLOCK_ANCHOR}.${speed}`;
  const stored = Number((await store.get(key)) ?? NaN);
  const at = Number.isSafeInteger(stored) ? stored : wall();
  if (at !== stored) await store.set(key, String(at));
  return createFeedClock({ kind: 'real', speed, wall, anchor: { wall: at, feed: at } });
}

/** Builds the feed: sources, book, publisher, sockets, and the connection to other processes. */
export async function createFeed(options: FeedOptions): Promise<Feed> {
  const { settings, log, anchorStore, bus, now = () => new Date() } = options;
  const { playerOf = () => Promise.resolve(undefined) } = options;
  const wall = (): number => now().getTime();
  const clock = await clockOf(settings, anchorStore, wall);
  const { record } = settings;
  const sources = record ? recordSources(options.sources, record) : options.sources;
  const trouble = createTroubleLog(log);
  const failed = (error: unknown, doing: string): void => trouble(error, `The feed failed at ${doing}.`);
  const book = createLineBook({
    wall,
    outcome: (matchId) => {
      for (const source of sources) {
        const outcome = source.outcome(matchId);
        if (outcome) return outcome;
      }
      return undefined;
    },
    logWrongPrice: (fields, message) => log.warn(fields, message),
  });
  const publisher = createPublisher({ firstSeq: wall() });
  const hub = createHub({ publisher, producers: () => book.producers(), wall });
  const exchange = createExchange({ bus, book, publisher, hub, wall, failed });
  const lead = createLead({ bus, book, exchange, clock, sources, failed });
  let ends: (() => Promise<void> | void)[] = [];

  let producers: Readonly<Record<string, 'up' | 'down'>> = {};

  /** Logs a producer that falls silent, once. A process without the sources can't tell why it receives nothing. */
  function logSilence(): void {
    const before = producers;
    producers = book.producers();
    if (!lead.leading()) return;
    for (const [producer, state] of Object.entries(producers)) {
      if (state === 'up' || before[producer] !== 'up') continue;
      log.error({ producer }, `The source of ${producer} prices is silent: its markets are suspended.`);
    }
  }

  function publishPrivate(message: PrivateMessage): void {
    bus
      .publish(PRIVATE, JSON.stringify(message))
      .catch((error: unknown) => failed(error, 'sending a notice'));
  }

  return {
    book,
    sources: sources.map(({ name }) => name),
    clock,
    cricket: sources.find((source) => source.cricket)?.cricket,
    routes: feedRoutes({ hub, publisher, book, clock, playerOf }),
    async start() {
      const end = await bus.subscribe(PRIVATE, ({ text }) => {
        // Written by `tell` above, in this or another process.
        const message = JSON.parse(text) as PrivateMessage;
        if (message.kind === 'notice') hub.notify(message.playerId, message.notice);
        else hub.disconnect(message.playerId);
      });
      ends.push(end);
      await lead.start();
      const beating = setInterval(() => {
        hub.heartbeat();
        logSilence();
      }, HEARTBEAT);
      ends.push(() => clearInterval(beating));
      const catchingUp = setInterval(hub.catchUp, CATCH_UP);
      ends.push(() => clearInterval(catchingUp));
      log.info(
        { matches: book.matches().length, sources: sources.map(({ name }) => name) },
        'The feed is up',
      );
    },
    beat() {
      clock.tick();
      exchange.flush();
      hub.heartbeat();
    },
    async stop() {
      const all = ends;
      ends = [];
      for (const end of all) await end();
      await lead.stop();
      hub.closeAll();
    },
    notify: (playerId, notice) => publishPrivate({ kind: 'notice', playerId, notice }),
    disconnect: (playerId) => publishPrivate({ kind: 'disconnect', playerId }),
    leading: lead.leading,
    isCurrent: lead.isCurrent,
    tracker(matchId) {
      for (const source of sources) {
        const tracker = source.tracker?.(matchId, clock.now());
        if (tracker) return tracker;
      }
      return undefined;
    },
    async finished(from, to) {
      const all = await Promise.all(sources.map((source) => source.finished?.(from, to) ?? []));
      return all.flat();
    },
  };
}
