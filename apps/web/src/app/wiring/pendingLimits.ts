import { QueryObserver } from '@tanstack/react-query';
import { limitsQuery, refreshLimits, type Limit, type Pulse } from '../../features/limits/limits.api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import type { Deadlines } from '../../platform/clock/deadlines.ts';

/**
 * Delay before limits are requested again when they became due while a request was in flight, ms; its answer is
 * outdated.
 */
const AGAIN = 5_000;

export interface PendingLimits {
  /**
   * Requests the limits now.
   * @returns the data that the clocks use
   * @throws ApiError
   */
  ask(): Promise<Pulse>;
  /** Requests the limits after a change in another tab. */
  refresh(): void;
  stop(): void;
}

/**
 * Returns when to request pending limits again: when one can be confirmed, or when the time to confirm it ends.
 * @param now UTC ms
 * @returns UTC ms; infinite if nothing will change by itself
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
 * Waits until pending limits can be confirmed, and until the time to confirm them ends.
 * @param onDue called with the limits that currently wait for the player's confirmation
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
