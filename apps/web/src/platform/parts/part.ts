import { mayMove, PART_STATE, RELOAD_EVERY, RETRIES_AFTER, type PartState } from './partState.ts';

const { none, error, loading, ready } = PART_STATE;

export interface PartTimers {
  /** The device's monotonic clock, ms. */
  now(): number;
  /** @returns takes the action back */
  after(ms: number, action: () => void): () => void;
}

export interface PartOptions<T> {
  /** Brings the part. @param signal says that nobody waits for it any more */
  load(signal: AbortSignal): Promise<T>;
  /** The part, where it is at hand without loading. */
  atHand?(): T | undefined;
  /** Takes away what the part has put into the page. */
  unload?(value: T): void;
  readonly timers: PartTimers;
}

/** What is seen of a part; another object after each change. */
export interface PartView<T> {
  readonly state: PartState;
  /** The part itself while it is ready. */
  readonly value: T | undefined;
  /** Why it could not be loaded last; undefined in other states. */
  readonly cause: unknown;
  /** It could not be loaded, and is going to be tried again by itself. */
  readonly isRetrying: boolean;
}

/** A part of the page that is loaded by itself. */
export interface Part<T> {
  readonly view: () => PartView<T>;
  /** Loads the part for a view that shows it. @returns leaves it: with the last of its users the part is unloaded */
  use(): () => void;
  /** Loads it anew, at most once a second; what is under way goes on. */
  reload(): void;
  /** @returns stops hearing */
  subscribe(listener: () => void): () => void;
}

/** A part in the state `none`: nothing happens until it is used. */
export function createPart<T>({ load, atHand, unload, timers }: PartOptions<T>): Part<T> {
  const listeners = new Set<() => void>();
  let view: PartView<T> = { state: none, value: undefined, cause: undefined, isRetrying: false };
  let users = 0;
  let failures = 0;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  let under: AbortController | undefined;
  let cancelTimer = () => {};

  function move(state: PartState, rest: Partial<PartView<T>> = {}): void {
    if (!mayMove(view.state, state)) throw new Error(`A part can't go from ${view.state} to ${state}.`);
    view = { state, value: undefined, cause: undefined, isRetrying: false, ...rest };
    for (const listener of listeners) listener();
  }

  function start(): void {
    failures = 0;
    const value = atHand?.();
    if (view.state === none && value !== undefined) move(ready, { value });
    else void attempt();
  }

  async function attempt(): Promise<void> {
    const mine = new AbortController();
    under = mine;
    move(loading);
    try {
      const value = await load(mine.signal);
      if (!mine.signal.aborted) move(ready, { value });
      else unload?.(value);
    } catch (cause) {
      if (!mine.signal.aborted) fail(cause);
    }
  }

  function fail(cause: unknown): void {
    const wait = RETRIES_AFTER[failures];
    failures += 1;
    if (wait !== undefined) cancelTimer = timers.after(wait, () => void attempt());
    move(error, { cause, isRetrying: wait !== undefined });
  }

  function clear(): void {
    cancelTimer();
    under?.abort();
    const { state, value } = view;
    if (state !== none) move(none);
    if (value !== undefined) unload?.(value);
  }

  return {
    view: () => view,
    use() {
      users += 1;
      if (users === 1 && view.state === none) start();
      let isUsing = true;
      return () => {
        if (!isUsing) return;
        isUsing = false;
        users -= 1;
        // A view that gives way to another one of the same part hands it over.
        if (users === 0) timers.after(0, () => users === 0 && clear());
      };
    },
    reload() {
      const now = timers.now();
      if (view.state === loading || users === 0 || now - reloadedAt < RELOAD_EVERY) return;
      reloadedAt = now;
      if (view.state === ready) clear();
      cancelTimer();
      start();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
