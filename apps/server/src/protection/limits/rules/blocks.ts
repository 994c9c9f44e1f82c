import type { BlocksRow, LimitRow } from '../limits.store.ts';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';

const HOUR = 3600;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Length in days from which an exclusion doesn't end by itself: the player has to ask to return. */
export const EXCLUSION_DAYS = 180n;

/** Operations that a block can refuse. Every module that lets players play or credits them checks its own door. */
export type RestrictedOperation = 'sign-in' | 'deposit' | 'withdraw' | 'bet' | 'game' | 'bonus';

export type BlockCode =
  | 'SELF_EXCLUDED'
  | 'RETURN_REQUEST_NEEDED'
  | 'ACCOUNT_CLOSED'
  | 'TIMEOUT_ACTIVE'
  | 'BETTING_CLOSED'
  | 'VERIFICATION_REQUIRED'
  | 'SESSION_LIMIT'
  | 'FROZEN';

/** Blocks by the player's own choice; a block by an operator may be lifted. */
const CHOSEN: ReadonlySet<BlockCode> = new Set([
  'SELF_EXCLUDED',
  'RETURN_REQUEST_NEEDED',
  'ACCOUNT_CLOSED',
  'TIMEOUT_ACTIVE',
]);

/** Returns whether a block of the door of bonuses ends free rounds and their wins: the player has chosen it. */
export function endsFreeRounds(code: BlockCode): boolean {
  return CHOSEN.has(code);
}

/** A block that refuses an operation. */
export interface Block {
  readonly code: BlockCode;
  /** When it ends by itself; null if it doesn't or the end is unknown. */
  readonly until: Date | null;
  /** With RETURN_REQUEST_NEEDED: the token to request the return with. */
  readonly returnToken: string | null;
}

const PLAY: readonly RestrictedOperation[] = ['bet', 'game'];
const TAKING: readonly RestrictedOperation[] = [...PLAY, 'deposit', 'bonus'];
const ALL: readonly RestrictedOperation[] = [...TAKING, 'sign-in'];

function limitOf(limits: readonly LimitRow[], type: LimitType): LimitRow | undefined {
  return limits.find((limit) => limit.type === type);
}

const block = (code: BlockCode, until: Date | null = null, returnToken: string | null = null): Block => ({
  code,
  until,
  returnToken,
});

const isAfter = (date: Date | null | undefined, now: Date): date is Date => date != null && date > now;

/**
 * Returns the block of a self-exclusion: until its end, or for a long one until a day after the player asked to
 * return.
 */
function exclusionBlock(exclusion: LimitRow | undefined, now: Date): Block | undefined {
  if (!exclusion) return undefined;
  const { value, ends_at, returns_at, return_secret } = exclusion;
  if (isAfter(ends_at, now)) return block('SELF_EXCLUDED', ends_at);
  if (value < EXCLUSION_DAYS) return undefined;
  if (returns_at === null) return block('RETURN_REQUEST_NEEDED', null, return_secret);
  return isAfter(returns_at, now) ? block('SELF_EXCLUDED', returns_at) : undefined;
}

/** Returns whether a break is over and blocks nothing any more. */
export function isOver(limit: LimitRow, now: Date): boolean {
  if (limit.type === LIMIT_TYPE.selfExclusion) return exclusionBlock(limit, now) === undefined;
  return limit.ends_at !== null && limit.ends_at <= now;
}

/**
 * Returns the most severe block of a door, regardless of the operation's amount; undefined if there is none. The
 * session limit isn't included, because it needs the time used today.
 */
export function closedAt(
  door: RestrictedOperation,
  limits: readonly LimitRow[],
  blocks: BlocksRow | undefined,
  now: Date,
): Block | undefined {
  // Nothing but the law keeps players from their own money.
  if (door === 'withdraw') return blocks?.is_frozen ? block('FROZEN') : undefined;
  const closes = (doors: readonly RestrictedOperation[]): boolean => doors.includes(door);
  const exclusion = exclusionBlock(limitOf(limits, LIMIT_TYPE.selfExclusion), now);
  if (exclusion) return exclusion;
  if (blocks?.self_blocked_at && closes(ALL)) return block('ACCOUNT_CLOSED');
  const timeout = limitOf(limits, LIMIT_TYPE.timeout)?.ends_at;
  if (isAfter(timeout, now) && closes(TAKING)) return block('TIMEOUT_ACTIVE', timeout);
  const isClosed = blocks && (blocks.ban_level > 0 || blocks.block_reason !== null);
  if (isClosed && closes(TAKING)) return block('BETTING_CLOSED');
  if (blocks?.is_verification_required && closes([...PLAY, 'deposit'])) return block('VERIFICATION_REQUIRED');
  const pause = blocks?.paused_until;
  return isAfter(pause, now) && closes(PLAY) ? block('TIMEOUT_ACTIVE', pause) : undefined;
}

/** Returns whether the session limit closes a door once the day's time is used. */
export function isTimed(door: RestrictedOperation): boolean {
  return door === 'sign-in' || PLAY.includes(door);
}

/** Returns the session limit in seconds per day; undefined without one. */
export function sessionSeconds(limits: readonly LimitRow[]): number | undefined {
  const limit = limitOf(limits, LIMIT_TYPE.session);
  return limit && Number(limit.value) * HOUR;
}

/**
 * Returns when the account's day began.
 * @param offset minutes from UTC of the account's midnight
 */
export function dayStart(now: Date, offset: number): Date {
  const local = now.getTime() + offset * MINUTE_MS;
  return new Date(local - (local % DAY_MS) - offset * MINUTE_MS);
}

/** Returns when the account's next day begins. */
export function nextDay(now: Date, offset: number): Date {
  return new Date(dayStart(now, offset).getTime() + DAY_MS);
}
