/** One message of a channel and its place in it. */
export interface BusMessage {
  readonly position: string;
  readonly text: string;
}

/** A lock held by this process. It is lost when `extend` resolves to false. */
export interface BusLock {
  /** Holds it for its full time again; false when another process has it. */
  extend(): Promise<boolean>;
  release(): Promise<void>;
}

/** How the server's processes talk: in process by default, over Redis when several share one feed. */
export interface Bus {
  /** Whether other processes may be on it. */
  readonly shared: boolean;
  /** Appends a message; resolves to its position. Messages of one channel keep their order. */
  publish(channel: string, text: string): Promise<string>;
  /**
   * Calls `handler` for each message after the position `after`, or from now on; one at a time, in order.
   * @returns the function that ends it
   */
  subscribe(
    channel: string,
    handler: (message: BusMessage) => void,
    after?: string,
  ): Promise<() => Promise<void>>;
  put(key: string, value: string): Promise<void>;
  get(key: string): Promise<string | undefined>;
  /** Takes a lock for `ttl` ms; undefined when it is held elsewhere. */
  lock(name: string, ttl: number): Promise<BusLock | undefined>;
  close(): Promise<void>;
}
