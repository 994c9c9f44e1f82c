/** Listeners by key, each notified once per flush about all changes since the last one. */
export interface Subscribers<K> {
  /** @returns function that removes the listener */
  add(key: K, listener: (key: K) => void): () => void;
  touch(key: K): void;
  /** Calls every listener of a touched key once, with the key. */
  flush(): void;
}

export function createSubscribers<K>(onTouch: () => void): Subscribers<K> {
  const byKey = new Map<K, Set<(key: K) => void>>();
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
    flush() {
      const keys = touched;
      touched = new Set();
      for (const key of keys) {
        const listeners = Array.from(byKey.get(key) ?? []);
        // A listener removed during the flush isn't called, nor is one that was added.
        for (const listener of listeners) if (byKey.get(key)?.has(listener)) listener(key);
      }
    },
  };
}
