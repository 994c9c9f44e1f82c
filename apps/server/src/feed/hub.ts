import {
  parseListenerMessage,
  type EncodedFrame,
  type ErrorFrame,
  type HeartbeatFrame,
  type NoticeFrame,
  type Publisher,
  type Topic,
} from '@touchline/feed';

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

interface Client {
  readonly socket: FeedSocket;
  readonly playerId: string | undefined;
  readonly topics: Set<Topic>;
  /** Since when the socket takes no more, UTC ms. */
  slowSince: number | undefined;
}

const TOPICS_MOST = 64;
const MESSAGE_MOST = 16_384;
/** Bytes waiting in a socket above which it gets no more deltas, and below which it gets fresh snapshots. */
const FULL = 1_000_000;
const DRAINED = 64_000;
const SLOW_MOST = 30_000;

export function createHub({ publisher, producers, wall }: HubOptions): Hub {
  const clients = new Set<Client>();
  const byTopic = new Map<Topic, Set<Client>>();

  function leave(client: Client, topic: Topic): void {
    client.topics.delete(topic);
    const listeners = byTopic.get(topic);
    listeners?.delete(client);
    if (listeners?.size === 0) byTopic.delete(topic);
  }

  function remove(client: Client): void {
    clients.delete(client);
    for (const topic of client.topics) leave(client, topic);
  }

  function refuse(client: Client, code: ErrorFrame['code'], message: string, topic?: string): void {
    const frame: ErrorFrame = {
      t: 'error',
      at: wall(),
      code,
      message,
      ...(topic !== undefined && { topic }),
    };
    client.socket.send(JSON.stringify(frame));
  }

  function answer(client: Client, topic: Topic, from: number | undefined): void {
    const missed = from === undefined ? undefined : publisher.resume(topic, from);
    if (!missed) {
      client.socket.send(publisher.snapshot(topic, wall()).text);
      return;
    }
    for (const frame of missed) client.socket.send(frame.text);
    client.socket.send(publisher.confirm(topic, wall()));
  }

  function join(client: Client, topic: Topic, from: number | undefined): void {
    if (!client.topics.has(topic) && client.topics.size >= TOPICS_MOST) {
      refuse(
        client,
        'TOO_MANY_TOPICS',
        `A socket listens to ${TOPICS_MOST} topics at most: unsubscribe first.`,
        topic,
      );
      return;
    }
    client.topics.add(topic);
    const listeners = byTopic.get(topic) ?? new Set();
    byTopic.set(topic, listeners.add(client));
    answer(client, topic, from);
  }

  /** False when the socket takes no more; it gets snapshots once it has drained. */
  function takes(client: Client): boolean {
    if (client.slowSince === undefined && client.socket.bufferedAmount > FULL) client.slowSince = wall();
    return client.slowSince === undefined;
  }

  function lookAfter(client: Client): void {
    if (client.slowSince === undefined) return;
    if (client.socket.bufferedAmount < DRAINED) {
      client.slowSince = undefined;
      for (const topic of client.topics) answer(client, topic, undefined);
    } else if (wall() - client.slowSince > SLOW_MOST) {
      remove(client);
      client.socket.close(1013, 'The connection is too slow.');
    }
  }

  function received(client: Client, text: string): void {
    if (text.length > MESSAGE_MOST)
      return refuse(client, 'BAD_MESSAGE', `A message has ${MESSAGE_MOST} bytes at most.`);
    const message = parseListenerMessage(text);
    if ('error' in message) return refuse(client, 'BAD_MESSAGE', message.error);
    if (message.op === 'subscribe') for (const { topic, from } of message.topics) join(client, topic, from);
    else for (const topic of message.topics) leave(client, topic);
  }

  function beat(): string {
    const frame: HeartbeatFrame = { t: 'heartbeat', at: wall(), producers: producers() };
    return JSON.stringify(frame);
  }

  function ofPlayer(playerId: string): readonly Client[] {
    return [...clients].filter((client) => client.playerId === playerId);
  }

  return {
    add(socket, playerId) {
      const client: Client = { socket, playerId, topics: new Set(), slowSince: undefined };
      clients.add(client);
      socket.send(beat());
      return { received: (text) => received(client, text), closed: () => remove(client) };
    },
    broadcast(frames) {
      for (const { topic, text } of frames) {
        for (const client of byTopic.get(topic) ?? []) if (takes(client)) client.socket.send(text);
      }
    },
    refresh() {
      for (const client of clients) {
        if (takes(client)) for (const topic of client.topics) answer(client, topic, undefined);
      }
    },
    heartbeat() {
      const text = beat();
      for (const client of clients) {
        lookAfter(client);
        if (takes(client)) client.socket.send(text);
      }
    },
    notify(playerId, notice) {
      const text = JSON.stringify({ t: 'notice', at: wall(), ...notice } satisfies NoticeFrame);
      for (const client of ofPlayer(playerId)) client.socket.send(text);
    },
    disconnect(playerId) {
      const text = JSON.stringify({ t: 'notice', at: wall(), about: 'session' } satisfies NoticeFrame);
      for (const client of ofPlayer(playerId)) {
        remove(client);
        // A page that only lost its socket would show the player's money until it next asks who is signed in.
        client.socket.send(text);
        client.socket.close(4001, 'Signed out.');
      }
    },
    closeAll() {
      for (const client of clients) {
        remove(client);
        client.socket.close(1001, 'The server stops.');
      }
    },
    get size() {
      return clients.size;
    },
  };
}
