import * as v from 'valibot';
import type { Deadlines } from '../clock/deadlines.ts';
import type { SharedCell } from './sharedCell.ts';
import type { TabLock } from './tabLock.ts';

/** Last answer of the server to any tab. */
export interface StoredAnswer<T> {
  /** Empty if the answer is the same for all visitors. */
  readonly playerId: string;
  /** Time of the answer, UTC ms by the server's clock. */
  readonly at: number;
  readonly answer: T;
}

/** Schema of a stored answer, from that of the answer itself. */
export function storedAnswerSchema<S extends v.GenericSchema>(answer: S) {
  return v.object({ playerId: v.string(), at: v.number(), answer });
}

export interface PollDeps<T> {
  readonly name: string;
  /**
   * Player whose answers are used.
   * @default all visitors
   */
  readonly playerId?: string;
  /**
   * Answers from before this time are ignored, UTC ms.
   * @default 0
   */
  readonly since?: number;
  readonly cell: SharedCell<StoredAnswer<T>>;
  readonly deadline: Deadlines;
  readonly tabLock: TabLock;
  /** UTC ms by the server's clock. */
  now(): number;
  after(ms: number, action: () => void): () => void;
  /** True if this page may poll: it is visible. */
  isActive(): boolean;
  /**
   * Subscribes to changes of `isActive`.
   * @returns unsubscribes
   */
  onActiveChange(listener: () => void): () => void;
  /**
   * Time after which an inactive page stops polling, ms.
   * @default 30 s
   */
  readonly pauseAfter?: number;
  /**
   * Time before the first request if no tab has an answer, ms.
   * @default 0
   */
  readonly firstAfter?: number;
  /** Returns how long an answer is valid, ms. */
  period(answer: T | undefined): number;
  /** @throws when there is no answer: the previous one stays, and the next period requests again */
  ask(): Promise<T>;
  /** Receives the answer to any of the tabs. */
  take(answer: T): void;
}

export interface SharedPoll<T> {
  /** Stores an answer obtained otherwise, for all tabs. */
  put(answer: T): void;
  /** Requests now, regardless of the stored answer. */
  refresh(): void;
  stop(): void;
}

const HIDDEN_PAUSE = 30_000;

/** Polls the server with one tab at a time; the other tabs use its answer. */
export function startPoll<T>(deps: PollDeps<T>): SharedPoll<T> {
  const { name, playerId = '', since = 0, cell, deadline, tabLock, now, after } = deps;
  const { isActive, onActiveChange, pauseAfter = HIDDEN_PAUSE, firstAfter = 0, period, ask, take } = deps;
  let start = now();
  let isEnded = false;
  /** Time of this tab's last request, answered or not. */
  let askedAt = 0;
  let callOff = (): void => undefined;
  let cancelPause = (): void => undefined;

  function stored(): StoredAnswer<T> | undefined {
    const last = cell.get();
    return last && last.playerId === playerId && last.at >= since ? last : undefined;
  }

  /** Returns when the next request is due. Times far in the future are of a wrong clock and are ignored. */
  function dueAt(): number {
    const last = stored();
    const valid = period(last?.answer);
    const isPlausible = (at: number) => at <= now() + valid;
    start = Math.min(start, now());
    const due = last && isPlausible(last.at) ? last.at + valid : start + firstAfter;
    return isPlausible(askedAt) ? Math.max(due, askedAt + valid) : due;
  }

  function arm(): void {
    callOff();
    if (!isEnded) callOff = deadline(dueAt(), () => void tabLock(name, askIfDue).catch(() => undefined));
  }

  function put(answer: T): void {
    if (isEnded) return;
    cell.set({ playerId, at: now(), answer });
    askedAt = now();
    take(answer);
    arm();
  }

  async function askIfDue(): Promise<void> {
    if (isEnded) return;
    if (dueAt() > now()) return arm();
    try {
      put(await ask());
    } catch {
      askedAt = now();
      arm();
    }
  }

  function takeStored(): void {
    const last = stored();
    if (!last || isEnded) return;
    take(last.answer);
    arm();
  }

  function turn(): void {
    cancelPause();
    if (isActive()) arm();
    else cancelPause = after(pauseAfter, () => callOff());
  }

  const stops = [cell.subscribe(takeStored), onActiveChange(turn)];
  takeStored();
  arm();
  turn();
  return {
    put,
    refresh() {
      void tabLock(name, async () => put(await ask())).catch(() => undefined);
    },
    stop() {
      isEnded = true;
      for (const stop of stops) stop();
      callOff();
      cancelPause();
    },
  };
}
