import type { Bus, BusMessage } from './bus.ts';

const MOST_STORED = 1000;

interface Channel {
  last: number;
  readonly stored: BusMessage[];
  readonly handlers: Set<(message: BusMessage) => void>;
}

/** A bus inside one process, or between simulated processes of a test. */
export function createMemoryBus(): Bus {
  const channels = new Map<string, Channel>();
  const values = new Map<string, string>();
  const locks = new Map<string, { readonly owner: object; readonly until: number }>();

  function channelOf(name: string): Channel {
    let channel = channels.get(name);
    if (!channel) channels.set(name, (channel = { last: 0, stored: [], handlers: new Set() }));
    return channel;
  }

  return {
    shared: false,
    publish(name, text) {
      const channel = channelOf(name);
      channel.last += 1;
      const message = { position: String(channel.last), text };
      channel.stored.push(message);
      if (channel.stored.length > MOST_STORED) channel.stored.shift();
      for (const handler of channel.handlers) handler(message);
      return Promise.resolve(message.position);
    },
    subscribe(name, handler, after) {
      const channel = channelOf(name);
      const missed =
        after === undefined
          ? []
          : channel.stored.filter((message) => Number(message.position) > Number(after));
      for (const message of missed) handler(message);
      channel.handlers.add(handler);
      return Promise.resolve(() => {
        channel.handlers.delete(handler);
        return Promise.resolve();
      });
    },
    put(key, value) {
      values.set(key, value);
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(values.get(key)),
    lock(name, ttl) {
      const held = locks.get(name);
      if (held && held.until > Date.now()) return Promise.resolve(undefined);
      const owner = {};
      const take = (): void => void locks.set(name, { owner, until: Date.now() + ttl });
      take();
      return Promise.resolve({
        extend() {
          const mine = locks.get(name)?.owner === owner;
          if (mine) take();
          return Promise.resolve(mine);
        },
        release() {
          if (locks.get(name)?.owner === owner) locks.delete(name);
          return Promise.resolve();
        },
      });
    },
    close() {
      channels.clear();
      return Promise.resolve();
    },
  };
}
