/**
 * Keeps a few words of the feed over restarts (where a replay began). The server puts a table behind it.
 */
export interface AnchorStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** Anchors for as long as the process lives: for tests and tools. */
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
