import { createEmitter } from '../emitter/emitter.ts';
import { mayMove, PART_STATE, RELOAD_EVERY, RETRIES_AFTER, type PartState } from './partState.ts';

const { none, error, loading, ready } = PART_STATE;

/** Loads a module. */
export type Load<T> = () => Promise<T>;

export interface PartTimers {
  /** The device's monotonic clock, ms. */
  now(): number;
  /**
   * Calls back after the given time.
   * @returns cancels it
   */
  after(ms: number, action: () => void): () => void;
}

export interface PartOptions<T> {
  /**
   * Loads the part.
   * @param signal aborted when the part is no longer needed
   */
  load(signal: AbortSignal): Promise<T>;
  /** Returns the part if it is available without loading. */
  cached?(): T | undefined;
  /** Removes what the part has added to the page. */
  unload?(value: T): void;
  readonly timers: PartTimers;
}

/** Snapshot of a part; a new object after each change. */
export interface PartView<T> {
  readonly state: PartState;
  /** The loaded part, while it is ready. */
  readonly value: T | undefined;
  /** Error of the last load; undefined in other states. */
  readonly cause: unknown;
  /** True if a failed load is going to be retried automatically. */
  readonly isRetrying: boolean;
}

/** A lazily loaded part of the page. */
export interface Part<T> {
  readonly view: () => PartView<T>;
  /**
   * Loads the part for a view.
   * @returns releases it; the part is unloaded with its last user
   */
  use(): () => void;
  /** Reloads it, at most once a second; a pending load continues. */
  reload(): void;
  /**
   * Subscribes to changes of the view.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

/** Creates a part in the state `none`; it is loaded on first use. */
export function createPart<T>({ load, cached, unload, timers }: PartOptions<T>): Part<T> {
  const changes = createEmitter();
  let view: PartView<T> = { state: none, value: undefined, cause: undefined, isRetrying: false };
  let users = 0;
  let failures = 0;
  let reloadedAt = Number.NEGATIVE_INFINITY;
  let under: AbortController | undefined;
  let cancelTimer = () => {};

  function move(state: PartState, rest: Partial<PartView<T>> = {}): void {
    if (!mayMove(view.state, state)) throw new Error(`A part can't go from ${view.state} to ${state}.`);
    view = { state, value: undefined, cause: undefined, isRetrying: false, ...rest };
    changes.emit();
  }

  function start(): void {
    failures = 0;
    const value = cached?.();
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
        // Deferred, because another view of the same part may mount in its place.
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
    subscribe: changes.subscribe,
  };
}
