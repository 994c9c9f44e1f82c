/** Stores values of the feed over restarts, such as the start of a replay. The server uses a table. */
export interface AnchorStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** Stores anchors in memory: for tests and tools. */
export function memoryAnchorStore(): AnchorStore {
  const values = new Map<string, string>();
  return {
    get: (key) => Promise.resolve(values.get(key)),
    set(key, value) {
      values.set(key, value);
      return Promise.resolve();
    },
  };
}
