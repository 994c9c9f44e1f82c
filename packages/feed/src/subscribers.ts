/** Listeners by key, told once a flush about everything that changed since the last one. */
export interface Subscribers<K> {
  add(key: K, listener: () => void): () => void;
  touch(key: K): void;
  /** Whether nobody listens to any key. */
  isEmpty(): boolean;
  /** Calls every listener of a touched key once. */
  flush(): void;
}

export function createSubscribers<K>(onTouch: () => void): Subscribers<K> {
  const byKey = new Map<K, Set<() => void>>();
  let touched = new Set<K>();
  return {
    add(key, listener) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    touch(key) {
      if (!byKey.has(key)) return;
      touched.add(key);
      onTouch();
    },
    isEmpty: () => byKey.size === 0,
    flush() {
      const keys = touched;
      touched = new Set();
      for (const key of keys) for (const listener of byKey.get(key) ?? []) listener();
    },
  };
}
