import type { Book } from './book.ts';
import type { NoticeFrame, Topic } from './frames.ts';

/**
 * `connecting`: no connection yet, the next attempt runs or is timed. `live`: the socket is open and speaks. `stale`:
 * it was silent too long, everything reads as suspended. `polling`: the socket can't be had, calls are made instead.
 */
export type ListenerState = 'closed' | 'connecting' | 'live' | 'stale' | 'polling';

export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface ConnectionHandlers {
  opened(): void;
  message(text: string): void;
  /** The connection ended or never came; called once. @param code why, of a WebSocket that was closed */
  closed(code?: number): void;
}

export interface Wanted {
  readonly topic: Topic;
  readonly from?: number;
}

export interface Transport {
  connect(handlers: ConnectionHandlers): Connection;
  /** One polling call: resolves to the frames of the answer, rejects when it failed. */
  poll(topics: readonly Wanted[]): Promise<readonly unknown[]>;
}

export interface Timers {
  /** Monotonic milliseconds. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function cancels it. */
  after(ms: number, action: () => void): () => void;
}

export interface ListenerOptions {
  readonly book: Book;
  readonly transport: Transport;
  readonly timers: Timers;
  /** 0 up to 1, spreads the reconnections of many browsers. */
  readonly random: () => number;
  readonly onNotice?: (notice: NoticeFrame) => void;
}

export interface Listener {
  start(): void;
  /** Closes the connection and stops every timer; `start` goes on where it left (page hidden, back-forward cache). */
  stop(): void;
  /**
   * Wants a topic until the returned function is called; several wants of one topic are one subscription.
   * @param every how often it is asked for where it must be polled, ms; by the kind of topic when absent
   */
  want(topic: Topic, every?: number): () => void;
  /** Connects at once, for example when the browser is online again or the session changed. */
  reconnect(): void;
  state(): ListenerState;
  /** Called when the state changed. Returns the unsubscription. */
  subscribe(listener: () => void): () => void;
}

/** Milliseconds, except where said. */
export const LISTENER_LIMITS = {
  /** Silence after which nothing held may be trusted. */
  silence: 20_000,
  /** A connection that isn't there after this long is given up: something on the way swallows it. */
  openWithin: 8_000,
  /** Silence, longer than two heartbeats, after which what is held is doubted until the platform confirms it. */
  pause: 10_500,
  /** Up to this long a heartbeat may be on its way longer than others: behind it prices are as old. */
  late: 10_000,
  backoffFirst: 500,
  backoffMost: 30_000,
  /** The time over which the first attempts of all who lost a connection that spoke are spread. */
  comeBack: 2_000,
  /** The same where the platform closed everybody's: it stops, starts anew or has too much to do. */
  spread: 5_000,
  /** Failed connections in a row after which polling starts beside the attempts. */
  failuresBeforePolling: 3,
  /** How long a topic stays subscribed after the last want, so that going back is free. */
  linger: 3_000,
  /** How long an answer to a request for a snapshot is awaited before it is asked again. */
  snapshotWait: 5_000,
  /** How often a topic is polled, by its kind. */
  poll: { match: 2_000, live: 5_000, line: 15_000, other: 10_000 },
  pollGrace: 5_000,
} as const;

/** How often a topic is polled when nobody says otherwise, ms. */
export function pollPeriod(topic: Topic): number {
  const { match, live, line, other } = LISTENER_LIMITS.poll;
  if (topic.startsWith('match:')) return match;
  if (topic.startsWith('live')) return live;
  return topic.startsWith('line') ? line : other;
}

/** What of a wait is not left to chance. */
const SURE = 0.1;

/** Close codes (RFC 6455): going away, service restart, try again later. */
const EVERYBODY: ReadonlySet<number | undefined> = new Set([1001, 1012, 1013]);
/** Close code of one who may not connect. */
const REFUSED = 1008;

/** How long the first wait is at most. @param code why the connection was closed @param spoke whether it was there */
export function firstWait(code: number | undefined, spoke: boolean): number {
  const { backoffFirst, backoffMost, comeBack, spread } = LISTENER_LIMITS;
  if (code === REFUSED) return backoffMost;
  if (EVERYBODY.has(code)) return spread;
  return spoke ? comeBack : backoffFirst;
}

/**
 * The wait before attempt number `failures` (1 is the first), ms; nearly all of it by chance, so that many who lost
 * their connections together don't come back together.
 * @param random 0 up to 1 @param first how long the first is at most
 */
export function backoff(
  failures: number,
  random: number,
  first: number = LISTENER_LIMITS.backoffFirst,
): number {
  const full = Math.min(LISTENER_LIMITS.backoffMost, first * 2 ** Math.max(0, failures - 1));
  return full * (SURE + (1 - SURE) * random);
}
