import type { ConnectionHandlers } from '@touchline/feed';
import type { LeaderLock } from './leaderLock.ts';
import type { TabMessage } from './tabMessages.ts';

/** A server whose sockets answer subscriptions with snapshots; polling requests get the same. */
export function fakePlatform(happen: (tab: string, action: () => void) => void) {
  const sockets: {
    tab: string;
    handlers: ConnectionHandlers;
    topics: Set<string>;
    sent: string[];
    isOpen: boolean;
  }[] = [];
  const state = { takesSockets: true, takesPolls: true, seq: 5, polls: [] as string[], refused: 0 };
  const snapshot = (topic: string) => ({
    t: 'snapshot',
    topic,
    seq: state.seq,
    at: 0,
    matches: [],
    markets: [],
  });
  const open = () => sockets.filter(({ isOpen }) => isOpen);
  return {
    state,
    open,
    sockets,
    transportOf: (tab: string) => ({
      connect(handlers: ConnectionHandlers) {
        const socket = { tab, handlers, topics: new Set<string>(), sent: [] as string[], isOpen: false };
        let isClosed = false;
        sockets.push(socket);
        setTimeout(() => {
          if (isClosed) return;
          if (!state.takesSockets) {
            state.refused += 1;
            return handlers.closed();
          }
          socket.isOpen = true;
          handlers.opened();
          handlers.message(
            JSON.stringify({ t: 'heartbeat', at: Date.now(), producers: { line: 'up', live: 'up' } }),
          );
        }, 10);
        return {
          send(text: string) {
            socket.sent.push(text);
            const { op, topics } = JSON.parse(text);
            for (const one of topics) {
              if (op === 'unsubscribe') socket.topics.delete(one);
              else {
                socket.topics.add(one.topic);
                const text = JSON.stringify(snapshot(one.topic));
                setTimeout(() => socket.isOpen && handlers.message(text), 5);
              }
            }
          },
          close() {
            isClosed = true;
            socket.isOpen = false;
          },
        };
      },
      async poll(topics: readonly { topic: string }[]) {
        if (!state.takesPolls) throw new Error('unreachable');
        state.polls.push(tab);
        return [
          { t: 'heartbeat', at: 0, producers: { line: 'up', live: 'up' } },
          ...topics.map(({ topic }) => snapshot(topic)),
        ];
      },
    }),
    /** Sends a change of a topic to its subscribers. */
    publish(topic: string) {
      state.seq += 1;
      const text = JSON.stringify({ t: 'delta', topic, seq: state.seq, at: 0 });
      for (const { tab, topics, handlers } of open()) {
        if (topics.has(topic)) happen(tab, () => handlers.message(text));
      }
    },
    say(frame: object) {
      for (const { handlers } of open()) handlers.message(JSON.stringify(frame));
    },
    beat() {
      for (const { tab, handlers } of open()) {
        const text = JSON.stringify({
          t: 'heartbeat',
          at: Date.now(),
          producers: { line: 'up', live: 'up' },
        });
        happen(tab, () => handlers.message(text));
      }
    },
  };
}

/** A browser with a channel and a lock shared by its tabs; frozen tabs receive messages later. */
export function fakeBrowser() {
  const hearers = new Map<string, (message: TabMessage) => void>();
  const late = new Map<string, (() => void)[]>();
  const frozen = new Set<string>();
  let holder: { tab: string; lost: () => void } | undefined;
  let turn = Promise.resolve();
  const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const queue: { tab: string; granted: () => void; lost: () => void }[] = [];

  /** Runs an action in a tab, once it isn't frozen. */
  function happen(tab: string, action: () => void): void {
    if (frozen.has(tab)) late.set(tab, [...(late.get(tab) ?? []), action]);
    else action();
  }

  function next(): void {
    const first = queue.shift();
    holder = first;
    if (first) setTimeout(first.granted, 1);
  }

  return {
    frozen,
    happen,
    channelOf: (tab: string) => (hear: (message: TabMessage) => void) => {
      hearers.set(tab, hear);
      return {
        post(message: TabMessage) {
          for (const [other, heard] of hearers) {
            if (other === tab) continue;
            setTimeout(() => {
              happen(other, () => hearers.get(other) === heard && heard(message));
            }, 1);
          }
        },
        close: () => void hearers.delete(tab),
      };
    },
    lockOf: (tab: string): LeaderLock => ({
      take(how, granted, lost) {
        const entry = { tab, granted, lost };
        if (how === 'steal') {
          const before = holder;
          holder = entry;
          if (before) setTimeout(() => happen(before.tab, before.lost), 1);
          setTimeout(granted, 1);
        } else {
          queue.push(entry);
          if (!holder) next();
        }
        return () => {
          const place = queue.indexOf(entry);
          if (place >= 0) queue.splice(place, 1);
          if (holder === entry) next();
        };
      },
      // The answer arrives after messages sent before the request.
      inTurn: (look) => (turn = turn.then(() => pause(2)).then(() => look(holder?.tab))),
      holder: () => pause(2).then(() => holder?.tab),
    }),
    /** Ends the tab's process. */
    kill(tab: string) {
      hearers.delete(tab);
      for (const entry of queue.filter((one) => one.tab === tab)) queue.splice(queue.indexOf(entry), 1);
      if (holder?.tab === tab) next();
    },
    thaw(tab: string) {
      frozen.delete(tab);
      for (const action of late.get(tab) ?? []) action();
      late.delete(tab);
    },
  };
}
