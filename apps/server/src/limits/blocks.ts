import type { BlocksRow, LimitRow } from './limits.store.ts';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';

const HOUR = 3600;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** From this length on an exclusion doesn't end by itself: the player has to ask to return. */
const EXCLUSION_DAYS = 180n;
/** Days begin at midnight of this offset from UTC, the one that accounts begin with. */
const ACCOUNT_DAY_OFFSET_MS = 180 * MINUTE_MS;

export type BlockCode =
  | 'SELF_EXCLUDED'
  | 'TIMEOUT_ACTIVE'
  | 'BETTING_CLOSED'
  | 'VERIFICATION_REQUIRED'
  | 'SESSION_LIMIT';

function limitOf(limits: readonly LimitRow[], type: LimitType): LimitRow | undefined {
  return limits.find((limit) => limit.type === type);
}

function runs(limit: LimitRow | undefined, now: Date): boolean {
  return limit?.ends_at != null && limit.ends_at > now;
}

/** What keeps a player from betting and paying in altogether, whatever the amount; undefined when nothing does. */
export function standingBlock(
  limits: readonly LimitRow[],
  blocks: BlocksRow | undefined,
  now: Date,
): Exclude<BlockCode, 'SESSION_LIMIT'> | undefined {
  const exclusion = limitOf(limits, LIMIT_TYPE.selfExclusion);
  if (runs(exclusion, now) || (exclusion && exclusion.value >= EXCLUSION_DAYS)) return 'SELF_EXCLUDED';
  if (runs(limitOf(limits, LIMIT_TYPE.timeout), now)) return 'TIMEOUT_ACTIVE';
  if (blocks && blocks.ban_level > 0) return 'BETTING_CLOSED';
  return blocks?.is_verification_required ? 'VERIFICATION_REQUIRED' : undefined;
}

/** The session limit in seconds a day; undefined without one. */
export function sessionSeconds(limits: readonly LimitRow[]): number | undefined {
  const limit = limitOf(limits, LIMIT_TYPE.session);
  return limit && Number(limit.value) * HOUR;
}

/** When the account's day began. */
export function dayStart(now: Date): Date {
  const local = now.getTime() + ACCOUNT_DAY_OFFSET_MS;
  return new Date(local - (local % DAY_MS) - ACCOUNT_DAY_OFFSET_MS);
}
