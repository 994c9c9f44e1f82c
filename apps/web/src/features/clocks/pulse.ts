import * as v from 'valibot';
import type { Deadlines } from '../../platform/clock/deadlines.ts';

/** What the clocks go by, as the server tells it. Instants in UTC ms, `nextDayAt` in UTC seconds. */
export const Pulse = v.object({
  session: v.nullable(v.object({ endsAt: v.number(), nextDayAt: v.number() })),
  realityCheckAt: v.nullable(v.number()),
});
export type Pulse = v.InferOutput<typeof Pulse>;
export type SessionEnd = NonNullable<Pulse['session']>;

/** Before its end a session is warned of it, ms. */
export const NEAR = 300_000;
/** While a session limit exists, the server is told so often that the player is there, ms. */
const PING = 30_000;
/** Without one it is asked so often whether a limit was set elsewhere, ms. */
const LOOK = 300_000;

/** How long an answer counts, ms. */
export function pulsePeriod(pulse: Pulse | undefined): number {
  return pulse?.session ? PING : LOOK;
}

export interface PulseParts {
  readonly deadline: Deadlines;
  /** The reality check is due since an instant, or no more. */
  onRealityCheck(dueAt: number | undefined): void;
  /** The session's end is near. */
  onNear(session: SessionEnd): void;
  onEnded(session: SessionEnd): void;
}

/** Waits for what a pulse says, and for what the next one says instead. */
export function followPulse({ deadline, onRealityCheck, onNear, onEnded }: PulseParts) {
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
