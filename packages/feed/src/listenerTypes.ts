import type { Book } from './book.ts';
import type { NoticeFrame, Topic } from './frames.ts';
import { listOfWide } from './topicsOf.ts';

/**
 * State of the listener. `connecting`: no connection yet, the next attempt is running or scheduled. `live`: the
 * socket is open and delivers. `stale`: it was silent too long, all markets are reported as suspended. `polling`: the
 * socket is unavailable, calls are used instead.
 */
export type ListenerState = 'closed' | 'connecting' | 'live' | 'stale' | 'polling';

export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface ConnectionHandlers {
  opened(): void;
  message(text: string): void;
  /**
   * The connection ended or failed; called once.
   * @param code close code of a WebSocket
   */
  closed(code?: number): void;
}

export interface Wanted {
  readonly topic: Topic;
  readonly from?: number;
}

export interface Transport {
  connect(handlers: ConnectionHandlers): Connection;
  /** Polls once: resolves to the frames of the answer, rejects if the call failed. */
  poll(topics: readonly Wanted[]): Promise<readonly unknown[]>;
}

export interface Timers {
  /** Monotonic milliseconds. */
  now(): number;
  /** Runs `action` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, action: () => void): () => void;
}

export interface ListenerOptions {
  readonly book: Book;
  readonly transport: Transport;
  readonly timers: Timers;
  /** Random number from 0 up to 1, which spreads the reconnections of many browsers. */
  readonly random: () => number;
  readonly onNotice?: (notice: NoticeFrame) => void;
}

export interface Listener {
  start(): void;
  /** Closes the connection and stops all timers; `start` resumes (page hidden, back-forward cache). */
  stop(): void;
  /**
   * Subscribes to a topic until the returned function is called; several calls for one topic share a subscription.
   * @param every polling interval in ms; depends on the kind of topic by default
   */
  want(topic: Topic, every?: number): () => void;
  /** Connects immediately, for example when the browser is online again or the session changed. */
  reconnect(): void;
  state(): ListenerState;
  /** Calls the listener when the state changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Limits in milliseconds, unless noted. */
export const LISTENER_LIMITS = {
  /** Silence after which the stored state is distrusted. */
  silence: 20_000,
  /** Time after which an attempt to connect is abandoned, because an intermediary may drop it silently. */
  openWithin: 8_000,
  /**
   * Silence, longer than two heartbeats, after which the stored state is unconfirmed until the platform confirms it.
   */
  pause: 10_500,
  /** Tolerated delay of a heartbeat relative to others; prices behind it are delayed as much. */
  late: 10_000,
  backoffFirst: 500,
  backoffMost: 30_000,
  /** Window over which clients spread their first attempt after losing a working connection. */
  comeBack: 2_000,
  /** The window after the platform closed all connections: it stops, restarts or is overloaded. */
  spread: 5_000,
  /** Number of consecutive failed connections after which polling starts in addition to the attempts. */
  failuresBeforePolling: 3,
  /** Time that a topic remains subscribed after its last release, so that going back needs no request. */
  linger: 3_000,
  /** Time to wait for a requested snapshot before it is requested again. */
  snapshotWait: 5_000,
  /** Polling interval by kind of topic. */
  poll: { match: 2_000, live: 5_000, line: 15_000, other: 10_000 },
  pollGrace: 5_000,
} as const;

/** Returns the default polling interval of a topic in ms. */
export function pollPeriod(topic: Topic): number {
  const { match, live, line, other } = LISTENER_LIMITS.poll;
  if (topic.startsWith('match:')) return match;
  const list = listOfWide(topic) ?? topic;
  if (list.startsWith('live')) return live;
  return list.startsWith('line') ? line : other;
}

/** Fixed share of a wait that isn't random. */
const SURE = 0.1;

/** Close codes that affect all clients (RFC 6455): going away, service restart, try again later. */
const EVERYBODY: ReadonlySet<number | undefined> = new Set([1001, 1012, 1013]);
/** Close code for a client that isn't allowed to connect. */
const REFUSED = 1008;

/**
 * Returns the upper bound of the first wait in ms.
 * @param code close code of the connection
 * @param spoke whether it had delivered messages
 */
export function firstWait(code: number | undefined, spoke: boolean): number {
  const { backoffFirst, backoffMost, comeBack, spread } = LISTENER_LIMITS;
  if (code === REFUSED) return backoffMost;
  if (EVERYBODY.has(code)) return spread;
  return spoke ? comeBack : backoffFirst;
}

/**
 * Returns the wait in ms before attempt number `failures` (1 is the first); mostly random, so that clients which lost
 * their connections together don't reconnect together.
 * @param random number from 0 up to 1
 * @param first upper bound of the first wait
 */
export function backoff(
  failures: number,
  random: number,
  first: number = LISTENER_LIMITS.backoffFirst,
): number {
  const full = Math.min(LISTENER_LIMITS.backoffMost, first * 2 ** Math.max(0, failures - 1));
  return full * (SURE + (1 - SURE) * random);
}
