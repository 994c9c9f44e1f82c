import { groupTopic, type Topic } from '@touchline/feed';
import type { FeedSocket } from './hubTypes.ts';

/** A connected client with its subscriptions. */
export interface Client {
  readonly socket: FeedSocket;
  readonly playerId: string | undefined;
  readonly topics: Set<Topic>;
  /** Topics with the last number that the client has, which is outdated; undefined if it needs a snapshot. */
  readonly behind: Map<Topic, number | undefined>;
  /** Time since which the socket is full, UTC ms. */
  slowSince: number | undefined;
}

/** All clients of this process, and the subscribers of each topic. */
export interface HubClients {
  add(socket: FeedSocket, playerId: string | undefined): Client;
  remove(client: Client): void;
  join(client: Client, topic: Topic): void;
  leave(client: Client, topic: Topic): void;
  all(): Iterable<Client>;
  listeningTo(topic: Topic): ReadonlySet<Client>;
  /** Returns the group topics of a match's topic that have subscribers. */
  groupsOf(topic: Topic): Iterable<Topic>;
  ofPlayer(playerId: string): readonly Client[];
  readonly size: number;
}

const NOBODY: ReadonlySet<never> = new Set();

export function createHubClients(): HubClients {
  const clients = new Set<Client>();
  const byTopic = new Map<Topic, Set<Client>>();
  const groups = new Map<Topic, Set<Topic>>();

  function listen(topic: Topic): Set<Client> {
    const listeners = new Set<Client>();
    byTopic.set(topic, listeners);
    const match = groupTopic(topic)?.match;
    if (match !== undefined) groups.set(match, (groups.get(match) ?? new Set()).add(topic));
    return listeners;
  }

  function forget(topic: Topic): void {
    byTopic.delete(topic);
    const match = groupTopic(topic)?.match;
    const own = match === undefined ? undefined : groups.get(match);
    own?.delete(topic);
    if (match !== undefined && own?.size === 0) groups.delete(match);
  }

  function leave(client: Client, topic: Topic): void {
    client.topics.delete(topic);
    client.behind.delete(topic);
    const listeners = byTopic.get(topic);
    listeners?.delete(client);
    if (listeners?.size === 0) forget(topic);
  }

  return {
    add(socket, playerId) {
      const client: Client = {
        socket,
        playerId,
        topics: new Set(),
        behind: new Map(),
        slowSince: undefined,
      };
      clients.add(client);
      return client;
    },
    remove(client) {
      clients.delete(client);
      for (const topic of client.topics) leave(client, topic);
    },
    join(client, topic) {
      client.topics.add(topic);
      (byTopic.get(topic) ?? listen(topic)).add(client);
    },
    leave,
    all: () => clients,
    listeningTo: (topic) => byTopic.get(topic) ?? NOBODY,
    groupsOf: (topic) => groups.get(topic) ?? NOBODY,
    ofPlayer: (playerId) => [...clients].filter((client) => client.playerId === playerId),
    get size() {
      return clients.size;
    },
  };
}
