/** Time that a load waits for the previous one, ms: a silent connection must not delay the others. */
const PATIENCE = 25;

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches single lookups: a key is loaded at once if no load is in progress; keys requested meanwhile are loaded
 * together when it ends. Nothing is cached: every answer is read after its request. The higher the load of the
 * server, the fewer queries it makes per lookup.
 * @param load returns the found values by key; keys may occur twice
 */
export function coalesced<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  async function answer(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const found = await load(batch.map(({ key }) => key));
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function ask(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    underWay += 1;
    void answer(batch).finally(() => {
      underWay -= 1;
      ask();
    });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay === 0) ask();
      else timer ??= setTimeout(ask, PATIENCE);
    });
}
