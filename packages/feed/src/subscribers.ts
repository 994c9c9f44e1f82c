/** Listeners by key, told once a flush about everything that changed since the last one. */
export interface Subscribers<K> {
  add(key: K, listener: () => void): () => void;
  remove(key: K, listener: () => void): void;
  touch(key: K): void;
  /** Whether nobody listens to any key. */
  isEmpty(): boolean;
  /** Calls every listener of a touched key once. */
  flush(): void;
}

export function createSubscribers<K>(onTouch: () => void): Subscribers<K> {
  // Arrays: a key of a long page has one or two listeners, and a set weighs three times as much.
  const byKey = new Map<K, readonly (() => void)[]>();
  let touched = new Set<K>();
  function remove(key: K, listener: () => void): void {
    const left = byKey.get(key)?.filter((other) => other !== listener) ?? [];
    if (left.length > 0) byKey.set(key, left);
    else byKey.delete(key);
  }

  return {
    add(key, listener) {
      const known = byKey.get(key);
      // A list of one that is spread anew has room for more than a dozen.
      byKey.set(key, known ? [...known, listener] : [listener]);
      return () => remove(key, listener);
    },
    remove,
    touch(key) {
      if (!byKey.has(key)) return;
      touched.add(key);
      onTouch();
    },
    isEmpty: () => byKey.size === 0,
    flush() {
      const keys = touched;
      touched = new Set();
      for (const key of keys) {
        // One that left meanwhile hears nothing more.
        for (const listener of byKey.get(key) ?? []) if (byKey.get(key)?.includes(listener)) listener();
      }
    },
  };
}
