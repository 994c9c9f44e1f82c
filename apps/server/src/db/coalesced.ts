/** How long a question waits for the one before it, ms: a connection that went silent must not hold up the rest. */
const PATIENCE = 25;

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for many keys at once what is asked for one by one: a question is sent at once when none is under way, and
 * those that come meanwhile are sent together when it is answered. Nothing is kept: every answer was read after its
 * question came. The fuller the server, the fewer questions the database gets.
 * @param load answers what it found, by key; keys may come twice
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
