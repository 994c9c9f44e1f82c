import type { HeartbeatFrame, NoticeFrame, Publisher, TickFrame } from '@touchline/feed';
import type { ReadyFrame } from './readyFrame.ts';

/** What the hub needs of a WebSocket. */
export interface FeedSocket {
  send(text: string): void;
  /** The same for many sockets: encoded once. @returns false when bytes wait in the socket, as a stream's `write` says */
  sendReady(frame: ReadyFrame): boolean;
  close(code: number, reason: string): void;
  /** Bytes that the socket was given and could not pass on yet. */
  readonly bufferedAmount: number;
}

export const HUB_LIMITS = {
  /** Topics that one socket listens to. */
  topics: 64,
  /** Bytes of one message from a listener. */
  message: 16_384,
  /** Bytes waiting in a socket above which what is new waits with the publisher, in one state and not in many frames. */
  full: 65_536,
  /** Bytes waiting below which a socket that was full gets that state. */
  drained: 16_384,
  /** How long a socket may stay full before it is closed, ms. */
  slow: 30_000,
} as const;

export interface HubOptions {
  readonly publisher: Publisher;
  readonly producers: () => HeartbeatFrame['producers'];
  /** Real time, UTC ms. */
  readonly wall: () => number;
}

/** One listener, as its socket's events reach it. */
export interface HubClient {
  received(text: string): void;
  closed(): void;
  /** Tells the socket that the session changed, and closes it. */
  signOut(): void;
}

/** Who was disconnected since the watch began. */
export interface DisconnectWatch {
  readonly gone: ReadonlySet<string>;
  stop(): void;
}

/** Everyone who listens on this process. */
export interface Hub {
  /** @param playerId whose notices this socket receives; none for guests */
  add(socket: FeedSocket, playerId: string | undefined): HubClient;
  broadcast(frames: readonly TickFrame[]): void;
  /** Whole snapshots to every socket: what the frames before said may not be what the feed says now. */
  refresh(): void;
  /** Brings up to date the sockets that were full and have drained; closes those that stay full. Called often. */
  catchUp(): void;
  /** To every socket that takes something. Called every few seconds. */
  heartbeat(): void;
  notify(playerId: string, notice: Omit<NoticeFrame, 't' | 'at'>): void;
  /** Tells a player's sockets that the session changed, and closes them: signed out, blocked. */
  disconnect(playerId: string): void;
  /** For a socket whose player is looked up: the look-up may answer with a session that ended since. */
  watchDisconnects(): DisconnectWatch;
  closeAll(): void;
  readonly size: number;
}
