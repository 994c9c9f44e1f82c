/** A message of a channel and its position. */
export interface BusMessage {
  readonly position: string;
  readonly text: string;
}

/** A lock of this process. It is lost when `extend` resolves to false. */
export interface BusLock {
  /** Renews the lock for its full time; false if another process has it. */
  extend(): Promise<boolean>;
  release(): Promise<void>;
}

/** Messages between the server's processes: in memory by default, over Redis if several processes share one feed. */
export interface Bus {
  /** True if other processes may be connected. */
  readonly shared: boolean;
  /** Appends a message; resolves to its position. Messages of one channel keep their order. */
  publish(channel: string, text: string): Promise<string>;
  /**
   * Calls `handler` for each message after the position `after`, or from now on; one at a time, in order.
   * @returns a function that unsubscribes
   */
  subscribe(
    channel: string,
    handler: (message: BusMessage) => void,
    after?: string,
  ): Promise<() => Promise<void>>;
  put(key: string, value: string): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** Takes a lock for `ttl` ms; undefined if another process has it. */
  lock(name: string, ttl: number): Promise<BusLock | undefined>;
  close(): Promise<void>;
}
