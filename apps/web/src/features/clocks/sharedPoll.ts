import * as v from 'valibot';
import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { Turns } from '../../platform/tabs/turns.ts';

/** What the server last told one of the tabs. */
export interface Told<T> {
  readonly playerId: string;
  /** When it was told, UTC ms by the server's clock. */
  readonly at: number;
  readonly answer: T;
}

/** The schema of what is told, by that of the answer. */
export function toldSchema<S extends v.GenericSchema>(answer: S) {
  return v.object({ playerId: v.string(), at: v.number(), answer });
}

export interface PollParts<T> {
  readonly name: string;
  readonly playerId: string;
  /** What was told before this counts no more, UTC ms. */
  readonly since: number;
  readonly cell: SharedCell<Told<T>>;
  readonly deadline: Deadlines;
  readonly turns: Turns;
  /** UTC ms by the server's clock. */
  now(): number;
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  onVisibility(listener: () => void): () => void;
  /** How long an answer counts, ms. */
  period(answer: T | undefined): number;
  /** @throws when there is no answer: the one before stays, and the next turn asks again */
  ask(): Promise<T>;
  /** Takes what one of the tabs was told. */
  take(answer: T): void;
}

export interface SharedPoll<T> {
  /** Takes an answer that came by another way, for all tabs. */
  put(answer: T): void;
  /** Asks now, whatever was told before. */
  refresh(): void;
  stop(): void;
}

/** A page hidden for so long asks no more; ms. */
const HIDDEN_PAUSE = 30_000;

/** Asks the server in turns, one tab for all: who finds that another one asked takes its answer. */
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
