/** A clock that advances only when everything due has happened; instants are UTC ms. */
export interface Simulation {
  now(): number;
  /** Runs `action` once after `ms`; the returned function cancels it. */
  after(ms: number, action: () => void | Promise<void>): () => void;
  /** Advances the time; each action is awaited before the next one begins. */
  pass(ms: number): Promise<void>;
}

interface Due {
  readonly at: number;
  readonly order: number;
  readonly action: () => void | Promise<void>;
  isCancelled: boolean;
}

const START = Date.UTC(2026, 4, 16, 15);

const isBefore = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap of actions ordered by due time. */
function createQueue() {
  const heap: Due[] = [];
  const swap = (i: number, j: number): void => {
    const [a, b] = [heap[i], heap[j]];
    if (a && b) [heap[i], heap[j]] = [b, a];
  };
  const before = (i: number, j: number): boolean => {
    const [a, b] = [heap[i], heap[j]];
    return a !== undefined && b !== undefined && isBefore(a, b);
  };
  return {
    first: () => heap[0],
    push(due: Due) {
      let at = heap.push(due) - 1;
      for (let up = (at - 1) >> 1; at > 0 && before(at, up); up = (at - 1) >> 1) {
        swap(at, up);
        at = up;
      }
    },
    shift() {
      swap(0, heap.length - 1);
      heap.pop();
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        const least = before(right, left) ? right : left;
        if (!before(least, at)) return;
        swap(least, at);
        at = least;
      }
    },
  };
}

export function createSimulation(): Simulation {
  const queue = createQueue();
  let now = START;
  let orders = 0;

  return {
    now: () => now,
    after(ms, action) {
      const due = { at: now + ms, order: (orders += 1), action, isCancelled: false };
      queue.push(due);
      return () => void (due.isCancelled = true);
    },
    async pass(ms) {
      const end = now + ms;
      for (let next = queue.first(); next && next.at <= end; next = queue.first()) {
        queue.shift();
        if (next.isCancelled) continue;
        now = next.at;
        const begun = next.action();
        if (begun) await begun;
      }
      now = end;
    },
  };
}
