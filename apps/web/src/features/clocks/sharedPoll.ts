import * as v from 'valibot';
import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { Turns } from '../../platform/tabs/turns.ts';

/** Last answer of the server to any tab. */
export interface Told<T> {
  readonly playerId: string;
  /** Time of the answer, UTC ms by the server's clock. */
  readonly at: number;
  readonly answer: T;
}

/** Schema of a stored answer, from that of the answer itself. */
export function toldSchema<S extends v.GenericSchema>(answer: S) {
  return v.object({ playerId: v.string(), at: v.number(), answer });
}

export interface PollParts<T> {
  readonly name: string;
  readonly playerId: string;
  /** Answers from before this time are ignored, UTC ms. */
  readonly since: number;
  readonly cell: SharedCell<Told<T>>;
  readonly deadline: Deadlines;
  readonly turns: Turns;
  /** UTC ms by the server's clock. */
  now(): number;
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  onVisibility(listener: () => void): () => void;
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

/** Time after which a hidden page stops polling, ms. */
const HIDDEN_PAUSE = 30_000;

/** Polls the server with one tab at a time; the other tabs use its answer. */
export function startPoll<T>(parts: PollParts<T>): SharedPoll<T> {
  const { name, playerId, since, cell, deadline, turns, now, after, isVisible, onVisibility } = parts;
  const { period, ask, take } = parts;
  let isEnded = false;
  let failedAt = 0;
  let callOff = (): void => undefined;
  let cancelPause = (): void => undefined;

  function told(): Told<T> | undefined {
    const last = cell.get();
    return last && last.playerId === playerId && last.at >= since ? last : undefined;
  }

  function dueAt(): number {
    const last = told();
    return Math.max(last ? last.at + period(last.answer) : now(), failedAt + period(last?.answer));
  }

  function arm(): void {
    callOff();
    if (!isEnded) callOff = deadline(dueAt(), () => void turns(name, askIfDue).catch(() => undefined));
  }

  function put(answer: T): void {
    if (isEnded) return;
    cell.set({ playerId, at: now(), answer });
    failedAt = 0;
    take(answer);
    arm();
  }

  async function askIfDue(): Promise<void> {
    if (isEnded) return;
    if (dueAt() > now()) return arm();
    try {
      put(await ask());
    } catch {
      failedAt = now();
      arm();
    }
  }

  function heard(): void {
    const last = told();
    if (!last || isEnded) return;
    take(last.answer);
    arm();
  }

  function turn(): void {
    cancelPause();
    if (isVisible()) arm();
    else cancelPause = after(HIDDEN_PAUSE, () => callOff());
  }

  const stops = [cell.subscribe(heard), onVisibility(turn)];
  heard();
  arm();
  turn();
  return {
    put,
    refresh() {
      failedAt = 0;
      void turns(name, async () => put(await ask())).catch(() => undefined);
    },
    stop() {
      isEnded = true;
      for (const stop of stops) stop();
      callOff();
      cancelPause();
    },
  };
}
