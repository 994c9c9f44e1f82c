import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { SharedCell } from '../../platform/tabs/sharedCell.ts';
import type { Turns } from '../../platform/tabs/turns.ts';

/** How often the server is asked who is signed in, by one tab for all, ms. */
export const SESSION_POLL = 60_000;
/** A page that knows of nobody asks once more after so long, ms: its first question may have found no server. */
const SECOND_LOOK = 8_000;

export interface SessionPollParts {
  /** When one of the tabs asked last, UTC ms by the server's clock. */
  readonly askedAt: SharedCell<number>;
  readonly deadline: Deadlines;
  readonly turns: Turns;
  /** UTC ms by the server's clock. */
  now(): number;
  isVisible(): boolean;
  /** Hears that the page may have stood still. */
  onReturn(listener: () => void): void;
  isSomebodyIn(): boolean;
  /** Asks the server, and tells the other tabs what is new. Never rejects. */
  ask(): Promise<unknown>;
}

/** Asks who is signed in every minute while a page is seen, and at once when one is seen again after that long. */
export function startSessionPoll(parts: SessionPollParts): void {
  const { askedAt, deadline, turns, now, isVisible, onReturn, isSomebodyIn, ask } = parts;
  const start = now();
  let callOff = (): void => undefined;

  /** What lies ahead of the server's clock was written by a clock that was wrong. */
  function dueAt(): number {
    const last = askedAt.get() ?? start;
    return (last > now() ? start : last) + SESSION_POLL;
  }

  function arm(): void {
    callOff();
    callOff = deadline(dueAt(), () => void look());
  }

  async function look(): Promise<void> {
    // A page that nobody sees asks when it is seen again.
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
