import {
  parseListenerMessage,
  type ErrorFrame,
  type HeartbeatFrame,
  type NoticeFrame,
  type Topic,
} from '@touchline/feed';
import { createHubClients, type Client } from './hubClients.ts';
import type { Hub, HubOptions } from './hubTypes.ts';

const TOPICS_MOST = 64;
const MESSAGE_MOST = 16_384;
/** Bytes waiting in a socket above which it gets no more deltas, and below which it gets fresh snapshots. */
const FULL = 1_000_000;
const DRAINED = 64_000;
const SLOW_MOST = 30_000;

/** Serves the publisher's frames to every socket of this process. */
export function createHub({ publisher, producers, wall }: HubOptions): Hub {
  const clients = createHubClients();

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
    clients.join(client, topic);
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
      clients.remove(client);
      client.socket.close(1013, 'The connection is too slow.');
    }
  }

  function received(client: Client, text: string): void {
    if (text.length > MESSAGE_MOST)
      return refuse(client, 'BAD_MESSAGE', `A message has ${MESSAGE_MOST} bytes at most.`);
    const message = parseListenerMessage(text);
    if ('error' in message) return refuse(client, 'BAD_MESSAGE', message.error);
    if (message.op === 'subscribe') for (const { topic, from } of message.topics) join(client, topic, from);
    else for (const topic of message.topics) clients.leave(client, topic);
  }

  function beat(): string {
    const frame: HeartbeatFrame = { t: 'heartbeat', at: wall(), producers: producers() };
    return JSON.stringify(frame);
  }

  return {
    add(socket, playerId) {
      const client = clients.add(socket, playerId);
      socket.send(beat());
      return { received: (text) => received(client, text), closed: () => clients.remove(client) };
    },
    broadcast(frames) {
      for (const { topic, text } of frames) {
        for (const client of clients.listeningTo(topic)) if (takes(client)) client.socket.send(text);
      }
    },
    refresh() {
      for (const client of clients.all()) {
        if (takes(client)) for (const topic of client.topics) answer(client, topic, undefined);
      }
    },
    heartbeat() {
      const text = beat();
      for (const client of clients.all()) {
        lookAfter(client);
        if (takes(client)) client.socket.send(text);
      }
    },
    notify(playerId, notice) {
      const text = JSON.stringify({ t: 'notice', at: wall(), ...notice } satisfies NoticeFrame);
      for (const client of clients.ofPlayer(playerId)) client.socket.send(text);
    },
    disconnect(playerId) {
      const text = JSON.stringify({ t: 'notice', at: wall(), about: 'session' } satisfies NoticeFrame);
      for (const client of clients.ofPlayer(playerId)) {
        clients.remove(client);
        // A page that only lost its socket would show the player's money until it next asks who is signed in.
        client.socket.send(text);
        client.socket.close(4001, 'Signed out.');
      }
    },
    closeAll() {
      for (const client of clients.all()) {
        clients.remove(client);
        client.socket.close(1001, 'The server stops.');
      }
    },
    get size() {
      return clients.size;
    },
  };
}
