import type { Db, Trx } from '../../../kernel/index.ts';
import { dayStart, sessionSeconds } from '../rules/blocks.ts';
import { signedInSince, utcOffsetOf, type LimitRow } from '../limits.store.ts';

/** State of a session limit today; seconds. */
export interface SessionTimeLeft {
  readonly limit: number;
  /** Time signed in since the day began, on all devices together. */
  readonly used: number;
  readonly remaining: number;
  /** Minutes from UTC at which the account's days begin. */
  readonly utcOffset: number;
}

/**
 * Returns what is left of the day's time; undefined without a session limit.
 * @param now the server's instant
 */
export async function sessionTime(
  db: Db | Trx,
  playerId: bigint,
  limits: readonly LimitRow[],
  now: Date,
): Promise<SessionTimeLeft | undefined> {
  const limit = sessionSeconds(limits);
  if (limit === undefined) return undefined;
  const utcOffset = await utcOffsetOf(db, playerId);
  const used = await signedInSince(db, playerId, dayStart(now, utcOffset), now);
  return { limit, used, remaining: Math.max(0, limit - used), utcOffset };
}
