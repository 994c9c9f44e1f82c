import type { Connection, ConnectionHandlers, Timers, Topic, Transport } from '@touchline/feed';
import type { createTabHub } from './tabHub.ts';
import type { LeaderLock } from './leaderLock.ts';
import type { openTabChannel } from './tabMessages.ts';

export interface SharingOptions {
  /** Connection that the leader opens. */
  readonly own: Transport;
  readonly openChannel: typeof openTabChannel;
  readonly lock: LeaderLock;
  /** Loads the code that serves other tabs; a single tab doesn't need it. */
  readonly loadHub: () => Promise<typeof createTabHub>;
  readonly timers: Timers;
  readonly random: () => number;
  /** Unique id of this tab. */
  readonly tab: string;
  /** Subscribes this tab's own listener; in the leader it includes the topics of all tabs. */
  readonly want: (topic: Topic) => () => void;
  readonly topics: () => readonly Topic[];
  /** Called when a connection is available, to skip a pending reconnect delay. */
  readonly nudge: () => void;
}

export interface SharedTransport extends Transport {
  /** Treats the connection as lost; the links of other tabs end too. */
  distrust(): void;
  /**
   * Gives up the lead and everything that would exclude the page from the back-forward cache. Close the connection
   * before.
   */
  leave(): void;
}

/** A connection as seen by this tab's listener. */
export interface Link {
  readonly number: number;
  readonly handlers: ConnectionHandlers;
  /** The real connection, in the tab that has one. */
  line?: Connection;
  isOpen: boolean;
  /** The leader's id, in a following tab. */
  leader?: string;
}

/**
 * `out`: nothing is shared, as before the first connection. `following`: another tab leads, or the leader isn't known
 * yet. `alone`: this browser doesn't support sharing between tabs.
 */
export type Role = 'out' | 'following' | 'leading' | 'alone';
