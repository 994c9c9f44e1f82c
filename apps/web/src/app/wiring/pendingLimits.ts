import { QueryObserver } from '@tanstack/react-query';
import { limitsQuery, refreshLimits, type Limit, type Pulse } from '../../features/limits/limits.api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import type { Deadlines } from '../../platform/clock/deadlines.ts';

/** An answer that was on its way while a limit became due is old when it comes: after this the limits are asked for again; ms. */
const AGAIN = 5_000;

export interface PendingLimits {
  /** Asks for the limits now. @returns what the clocks go by @throws ApiError */
  ask(): Promise<Pulse>;
  /** Limits changed in another tab. */
  refresh(): void;
  stop(): void;
}

/**
 * When pending limits are to be asked for again: when one may be confirmed, and when the time for it is over.
 * @param now UTC ms @returns UTC ms; infinite where nothing will change by itself
 */
export function nextLook(
  pending: readonly Pick<Limit, 'needApprove' | 'dueAt' | 'endsAt'>[],
  now: number,
): number {
  const instants = pending.flatMap(({ needApprove, dueAt, endsAt }) => {
    const at = needApprove ? endsAt : dueAt;
    return at === undefined ? [] : [at * 1000];
  });
  return Math.min(...instants.map((at) => (at > now ? at : now + AGAIN)));
}

/**
 * Waits until limits that were asked for may be confirmed, and until the time for it is over.
 * @param onDue hears which wait for the player's word now
 */
export function watchPendingLimits(
  deadline: Deadlines,
  onDue: (limits: readonly Limit[]) => void,
): PendingLimits {
  const observer = new QueryObserver(queryClient, limitsQuery);
  let callOff = (): void => undefined;

  function take(limits: readonly Limit[]): void {
    callOff();
    const pending = limits.filter(({ limitState }) => limitState === 'PENDING');
    onDue(pending.filter(({ needApprove }) => needApprove));
    const next = nextLook(pending, serverNow());
    if (Number.isFinite(next)) callOff = deadline(next, () => void refreshLimits());
  }

  const stop = observer.subscribe(({ data }) => data && take(data.limits));
  return {
    async ask() {
      const { limits, session, realityCheckAt } = await queryClient.fetchQuery({
        ...limitsQuery,
        staleTime: 0,
      });
      take(limits);
      return { session, realityCheckAt };
    },
    refresh: () => void refreshLimits(),
    stop() {
      stop();
      callOff();
    },
  };
}
