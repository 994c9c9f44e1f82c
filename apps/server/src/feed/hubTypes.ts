import type { EncodedFrame, HeartbeatFrame, NoticeFrame, Publisher } from '@touchline/feed';

/** What the hub needs of a WebSocket. */
export interface FeedSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  readonly bufferedAmount: number;
}

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
}

/** Everyone who listens on this process. */
export interface Hub {
  /** @param playerId whose notices this socket receives; none for guests */
  add(socket: FeedSocket, playerId: string | undefined): HubClient;
  broadcast(frames: readonly EncodedFrame[]): void;
  /** Whole snapshots to every socket: what the frames before said may not be what the feed says now. */
  refresh(): void;
  /** To every socket; also looks after the slow ones. Called every few seconds. */
  heartbeat(): void;
  notify(playerId: string, notice: Omit<NoticeFrame, 't' | 'at'>): void;
  /** Tells a player's sockets that the session changed, and closes them: signed out, blocked. */
  disconnect(playerId: string): void;
  closeAll(): void;
  readonly size: number;
}
