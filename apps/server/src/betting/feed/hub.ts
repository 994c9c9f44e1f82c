import {
  parseListenerMessage,
  type ErrorFrame,
  type HeartbeatFrame,
  type NoticeFrame,
  type Topic,
} from '@touchline/feed';
import { createHubClients, type Client } from './hubClients.ts';
import { HUB_LIMITS, type Hub, type HubOptions } from './hubTypes.ts';
import { readyFrame } from './readyFrame.ts';

/** Creates a hub that sends the publisher's frames to every socket of this process. */
export function createHub({ publisher, producers, wall }: HubOptions): Hub {
  const clients = createHubClients();
  const slow = new Set<Client>();
  const watches = new Set<Set<string>>();
  let told = producers();

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

  /** Returns whether a socket accepts more data. If not, it gets what it misses as one state once it has drained. */
  function takes(client: Client): boolean {
    if (client.slowSince !== undefined) return false;
    if (client.socket.bufferedAmount <= HUB_LIMITS.full) return true;
    client.slowSince = wall();
    slow.add(client);
    return false;
  }

  /** Sends the changes after `from`, or a snapshot; for a full socket it is noted for later. */
  function answer(client: Client, topic: Topic, from: number | undefined): void {
    if (!takes(client)) {
      client.behind.set(topic, from);
      return;
    }
    const missed = from === undefined ? undefined : publisher.resume(topic, from, wall());
    for (const text of missed ?? [publisher.snapshot(topic, wall()).text]) client.socket.send(text);
  }

  function join(client: Client, topic: Topic, from: number | undefined): void {
    if (!client.topics.has(topic) && client.topics.size >= HUB_LIMITS.topics) {
      refuse(
        client,
        'TOO_MANY_TOPICS',
        `A socket listens to ${HUB_LIMITS.topics} topics at most: unsubscribe first.`,
        topic,
      );
      return;
    }
    clients.join(client, topic);
    answer(client, topic, from);
  }

  function push(topic: Topic, seq: number, text: () => string): void {
    const listeners = clients.listeningTo(topic);
    if (listeners.size === 0) return;
    const frame = readyFrame(text());
    for (const client of listeners) {
      if (client.slowSince === undefined) {
        // Only checks sockets with waiting bytes, because this runs for every frame of every socket.
        if (!client.socket.sendReady(frame)) takes(client);
      } else if (!client.behind.has(topic)) client.behind.set(topic, seq - 1);
    }
  }

  function remove(client: Client): void {
    slow.delete(client);
    clients.remove(client);
  }

  function signOut(client: Client): void {
    const notice: NoticeFrame = { t: 'notice', at: wall(), about: 'session' };
    remove(client);
    // A page that only lost its socket would show the player's money until its next session check.
    client.socket.send(JSON.stringify(notice));
    client.socket.close(4001, 'Signed out.');
  }

  function lookAfter(client: Client): void {
    const { socket, behind, slowSince } = client;
    if (socket.bufferedAmount < HUB_LIMITS.drained) {
      slow.delete(client);
      client.slowSince = undefined;
      const missed = [...behind];
      behind.clear();
      for (const [topic, from] of missed) answer(client, topic, from);
    } else if (wall() - (slowSince ?? wall()) > HUB_LIMITS.slow) {
      remove(client);
      socket.close(1013, 'The connection is too slow.');
    }
  }

  function received(client: Client, text: string): void {
    if (text.length > HUB_LIMITS.message)
      return refuse(client, 'BAD_MESSAGE', `A message has ${HUB_LIMITS.message} bytes at most.`);
    const message = parseListenerMessage(text);
    if ('error' in message) return refuse(client, 'BAD_MESSAGE', message.error);
    if (message.op === 'subscribe') for (const { topic, from } of message.topics) join(client, topic, from);
    else for (const topic of message.topics) clients.leave(client, topic);
  }

  /** A socket that isn't full was sent everything up to these numbers. */
  function beat({ topics, socket }: Client): void {
    const seqs = Object.fromEntries([...topics].map((topic) => [topic, publisher.seq(topic)]));
    const frame: HeartbeatFrame = { t: 'heartbeat', at: wall(), producers: producers(), seqs };
    socket.send(JSON.stringify(frame));
  }

  function heartbeat(): void {
    told = producers();
    for (const client of clients.all()) if (takes(client)) beat(client);
  }

  function catchUp(): void {
    for (const client of slow) lookAfter(client);
    const { line, live } = producers();
    // A change of a producer's state is sent at once, not with the next heartbeat.
    if (line !== told.line || live !== told.live) heartbeat();
  }

  return {
    add(socket, playerId) {
      const client = clients.add(socket, playerId);
      beat(client);
      return {
        received: (text) => received(client, text),
        closed: () => remove(client),
        signOut: () => signOut(client),
      };
    },
    broadcast(frames) {
      for (const frame of frames) {
        const { topic, seq } = frame;
        push(topic, seq, () => frame.text);
        for (const own of clients.groupsOf(topic)) push(own, seq, () => frame.ofGroup(own));
      }
    },
    refresh() {
      for (const client of clients.all()) for (const topic of client.topics) answer(client, topic, undefined);
    },
    catchUp,
    heartbeat,
    notify(playerId, notice) {
      const text = JSON.stringify({ t: 'notice', at: wall(), ...notice } satisfies NoticeFrame);
      for (const client of clients.ofPlayer(playerId)) client.socket.send(text);
    },
    disconnect(playerId) {
      for (const gone of watches) gone.add(playerId);
      for (const client of clients.ofPlayer(playerId)) signOut(client);
    },
    watchDisconnects() {
      const gone = new Set<string>();
      watches.add(gone);
      return { gone, stop: () => void watches.delete(gone) };
    },
    closeAll() {
      for (const client of clients.all()) {
        remove(client);
        client.socket.close(1012, 'The server stops.');
      }
    },
    get size() {
      return clients.size;
    },
  };
}
