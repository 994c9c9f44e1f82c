import type { Topic } from '@touchline/feed';
import type { FeedSocket } from './hubTypes.ts';

/** A listener with what it listens to. */
export interface Client {
  readonly socket: FeedSocket;
  readonly playerId: string | undefined;
  readonly topics: Set<Topic>;
  /** Since when the socket takes no more, UTC ms. */
  slowSince: number | undefined;
}

/** Every listener of this process, and who listens to each topic. */
export interface HubClients {
  add(socket: FeedSocket, playerId: string | undefined): Client;
  remove(client: Client): void;
  join(client: Client, topic: Topic): void;
  leave(client: Client, topic: Topic): void;
  all(): Iterable<Client>;
  listeningTo(topic: Topic): Iterable<Client>;
  ofPlayer(playerId: string): readonly Client[];
  readonly size: number;
}

export function createHubClients(): HubClients {
  const clients = new Set<Client>();
  const byTopic = new Map<Topic, Set<Client>>();

  function leave(client: Client, topic: Topic): void {
    client.topics.delete(topic);
    const listeners = byTopic.get(topic);
    listeners?.delete(client);
    if (listeners?.size === 0) byTopic.delete(topic);
  }

  return {
    add(socket, playerId) {
      const client: Client = { socket, playerId, topics: new Set(), slowSince: undefined };
      clients.add(client);
      return client;
    },
    remove(client) {
      clients.delete(client);
      for (const topic of client.topics) leave(client, topic);
    },
    join(client, topic) {
      client.topics.add(topic);
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(client));
    },
    leave,
    all: () => clients,
    listeningTo: (topic) => byTopic.get(topic) ?? [],
    ofPlayer: (playerId) => [...clients].filter((client) => client.playerId === playerId),
    get size() {
      return clients.size;
    },
  };
}
