import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { Turns } from '../../platform/tabs/turns.ts';

/** Interval of session polling, by one tab for all, ms. */
export const SESSION_POLL = 60_000;
/** Delay before a page without a player polls once more, ms: its first request may have failed. */
const SECOND_LOOK = 8_000;

export interface SessionPollParts {
  /** Time of the last poll by any tab, UTC ms by the server's clock. */
  readonly askedAt: SharedCell<number>;
  readonly deadline: Deadlines;
  readonly turns: Turns;
  /** UTC ms by the server's clock. */
  now(): number;
  isVisible(): boolean;
  /** Subscribes to the page becoming active after it may have been suspended. */
  onReturn(listener: () => void): void;
  isSomebodyIn(): boolean;
  /** Requests the session and notifies the other tabs of changes. Never rejects. */
  ask(): Promise<unknown>;
}

/** Polls the session every minute while a page is visible, and at once when one becomes visible after that time. */
export function startSessionPoll(parts: SessionPollParts): void {
  const { askedAt, deadline, turns, now, isVisible, onReturn, isSomebodyIn, ask } = parts;
  const start = now();
  let callOff = (): void => undefined;

  /** Returns when the next poll is due. A time in the future was written by a wrong clock and is ignored. */
  function dueAt(): number {
    const last = askedAt.get() ?? start;
    return (last > now() ? start : last) + SESSION_POLL;
  }

  function arm(): void {
    callOff();
    callOff = deadline(dueAt(), () => void look());
  }

  async function look(): Promise<void> {
    // A hidden page polls when it is visible again.
    if (!isVisible()) return;
    await turns('session', askIfDue);
    arm();
  }

  async function askIfDue(): Promise<void> {
    if (dueAt() > now()) return;
    askedAt.set(now());
    await ask();
  }

  askedAt.subscribe(arm);
  onReturn(arm);
  arm();
  deadline(start + SECOND_LOOK, () => void (isSomebodyIn() || ask()));
}
