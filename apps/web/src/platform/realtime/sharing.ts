import type { Connection, ConnectionHandlers, Timers, Topic, Transport } from '@touchline/feed';
import type { createTabHub } from './tabHub.ts';
import type { TabLock } from './tabLock.ts';
import type { openTabChannel } from './tabMessages.ts';

export interface SharingOptions {
  /** The connection that the leading tab makes. */
  readonly own: Transport;
  readonly openChannel: typeof openTabChannel;
  readonly lock: TabLock;
  /** Brings what serves other tabs, which one tab alone needs not. */
  readonly loadHub: () => Promise<typeof createTabHub>;
  readonly timers: Timers;
  readonly random: () => number;
  /** A name for this tab that no other has. */
  readonly tab: string;
  /** This tab's own listener; in the leading tab it keeps the topics of all tabs. */
  readonly want: (topic: Topic) => () => void;
  readonly topics: () => readonly Topic[];
  /** There is a connection to be had: no further waiting. */
  readonly nudge: () => void;
}

export interface SharedTransport extends Transport {
  /** The connection is taken for lost: what other tabs hold ends with it. */
  distrust(): void;
  /** Gives up the lead, and whatever would keep the page out of the back-forward cache. Close the connection before. */
  leave(): void;
}

/** One connection of this tab, as its listener has it. */
export interface Link {
  readonly number: number;
  readonly handlers: ConnectionHandlers;
  /** The connection itself, in the tab that has one. */
  line?: Connection;
  isOpen: boolean;
  /** The tab that leads the others, where this one follows. */
  leader?: string;
}

/**
 * `out`: nothing is shared, as before the first connection. `following`: another tab leads, or it isn't known yet which
 * one. `alone`: this browser doesn't let tabs share.
 */
export type Role = 'out' | 'following' | 'leading' | 'alone';
