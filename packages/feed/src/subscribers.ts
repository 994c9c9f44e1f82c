import { each, withOne, withoutOne, type Some } from './some.ts';

/** Listeners by key, each notified once per flush about all changes since the last one. */
export interface Subscribers<K> {
  add(key: K, listener: (key: K) => void): () => void;
  remove(key: K, listener: (key: K) => void): void;
  touch(key: K): void;
  /** Returns whether any key has a listener. */
  any(): boolean;
  /** Returns the keys that have listeners. */
  keys(): Iterable<K>;
  /** Calls every listener of a touched key once, with the key. */
  flush(): void;
}

export function createSubscribers<K>(onTouch: () => void): Subscribers<K> {
  const byKey = new Map<K, Some<(key: K) => void>>();
  let touched = new Set<K>();
  function remove(key: K, listener: (key: K) => void): void {
    const left = withoutOne(byKey.get(key), listener);
    if (left) byKey.set(key, left);
    else byKey.delete(key);
  }

  return {
    add(key, listener) {
      byKey.set(key, withOne(byKey.get(key), listener));
      return () => remove(key, listener);
    },
    remove,
    touch(key) {
      if (!byKey.has(key)) return;
      touched.add(key);
      onTouch();
    },
    any: () => byKey.size > 0,
    keys: () => byKey.keys(),
    flush() {
      const keys = touched;
      touched = new Set();
      for (const key of keys) {
        // A listener removed during the flush isn't called.
        for (const listener of each(byKey.get(key)))
          if (each(byKey.get(key)).includes(listener)) listener(key);
      }
    },
  };
}
