import * as v from 'valibot';
import type { Deadlines } from '../../platform/clock/deadlines.ts';
import type { StoredAnswer } from '../../platform/tabs/sharedPoll.ts';

/** The server's data for the clocks. Times in UTC ms, `nextDayAt` in UTC seconds. */
export const Pulse = v.object({
  session: v.nullable(v.object({ endsAt: v.number(), nextDayAt: v.number() })),
  realityCheckAt: v.nullable(v.number()),
});
export type Pulse = v.InferOutput<typeof Pulse>;
export type SessionEnd = NonNullable<Pulse['session']>;

/** Time before the session's end at which the player is warned, ms. */
export const NEAR = 300_000;
/** Interval at which activity is reported to the server while a session limit exists, ms. */
const PING = 30_000;
/** Interval of polling for a limit that was set elsewhere, while there is none, ms. */
const LOOK = 300_000;

/** Returns how long an answer is valid, ms. */
export function pulsePeriod(pulse: Pulse | undefined): number {
  return pulse?.session ? PING : LOOK;
}

/** Maximum distance of a page's clock from the server's at the end of a session, ms. */
const APART = 5_000;

/**
 * Returns whether the day's time of a session is used up.
 * @param last the last pulse of any tab
 * @param signedInAt start of the session, UTC ms; pulses from before it are ignored
 */
export function isLimitReached(
  last: StoredAnswer<Pulse> | undefined,
  signedInAt: number,
  now: number,
): boolean {
  const endsAt = last && last.at >= signedInAt ? last.answer.session?.endsAt : undefined;
  return endsAt !== undefined && endsAt - now < APART;
}

export interface PulseDeps {
  readonly deadline: Deadlines;
  /** Called with the time since which a reality check is due, or undefined when none is. */
  onRealityCheck(dueAt: number | undefined): void;
  /** Called when the session's end is near. */
  onNear(session: SessionEnd): void;
  onEnded(session: SessionEnd): void;
}

/** Schedules the times of a pulse; the next pulse replaces them. */
export function followPulse({ deadline, onRealityCheck, onNear, onEnded }: PulseDeps) {
  let checkAt: number | null = null;
  let endsAt: number | undefined;
  let callOffCheck = (): void => undefined;
  let callOffEnd = (): void => undefined;

  function followCheck(at: number | null): void {
    if (at === checkAt) return;
    checkAt = at;
    callOffCheck();
    onRealityCheck(undefined);
    if (at !== null) callOffCheck = deadline(at, () => onRealityCheck(at));
  }

  function followEnd(session: SessionEnd | null): void {
    if (session?.endsAt === endsAt) return;
    endsAt = session?.endsAt;
    callOffEnd();
    if (!session) return;
    const near = deadline(session.endsAt - NEAR, () => onNear(session));
    const end = deadline(session.endsAt, () => onEnded(session));
    callOffEnd = () => {
      near();
      end();
    };
  }

  return {
    take({ session, realityCheckAt }: Pulse): void {
      followCheck(realityCheckAt);
      followEnd(session);
    },
    stop(): void {
      followCheck(null);
      followEnd(null);
    },
  };
}
