import type { HeartbeatFrame, NoticeFrame, Publisher, TickFrame } from '@touchline/feed';
import type { ReadyFrame } from './readyFrame.ts';

/** Interface of a WebSocket for the hub. */
export interface FeedSocket {
  send(text: string): void;
  /**
   * Sends a frame that was encoded once for many sockets.
   * @returns false if bytes wait in the socket, like a stream's `write`
   */
  sendReady(frame: ReadyFrame): boolean;
  close(code: number, reason: string): void;
  /** Bytes given to the socket that could not be sent yet. */
  readonly bufferedAmount: number;
}

export const HUB_LIMITS = {
  /** Maximum number of topics per socket. */
  topics: 64,
  /** Maximum bytes of a message from a client. */
  message: 16_384,
  /** Waiting bytes above which a socket gets no more frames; changes are then sent later as one state. */
  full: 65_536,
  /** Waiting bytes below which a socket that was full gets that state. */
  drained: 16_384,
  /** Time after which a full socket is closed, ms. */
  slow: 30_000,
} as const;

export interface HubOptions {
  readonly publisher: Publisher;
  readonly producers: () => HeartbeatFrame['producers'];
  /** Real time, UTC ms. */
  readonly wall: () => number;
}

/** Receives the events of one socket. */
export interface HubClient {
  received(text: string): void;
  closed(): void;
  /** Notifies the socket that the session has changed, and closes it. */
  signOut(): void;
}

/** Players who were disconnected since the watch began. */
export interface DisconnectWatch {
  readonly gone: ReadonlySet<string>;
  stop(): void;
}

/** All clients of this process. */
export interface Hub {
  /** @param playerId player whose notices this socket receives; none for guests */
  add(socket: FeedSocket, playerId: string | undefined): HubClient;
  broadcast(frames: readonly TickFrame[]): void;
  /** Sends snapshots to every socket, because the state of the feed may not follow from earlier frames. */
  refresh(): void;
  /** Updates sockets that were full and have drained; closes those that remain full. Called often. */
  catchUp(): void;
  /** Sends a heartbeat to every socket that isn't full. Called every few seconds. */
  heartbeat(): void;
  notify(playerId: string, notice: Omit<NoticeFrame, 't' | 'at'>): void;
  /**
   * Notifies a player's sockets that the session has changed, and closes them, for example after a sign-out or a
   * block.
   */
  disconnect(playerId: string): void;
  /** For a socket whose player is being looked up: the result may be a session that has ended meanwhile. */
  watchDisconnects(): DisconnectWatch;
  closeAll(): void;
  readonly size: number;
}
