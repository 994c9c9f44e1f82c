import { describe, expect, test } from 'vitest';
import {
  closedAt,
  dayStart,
  isOver,
  isTimed,
  nextDay,
  sessionSeconds,
  type RestrictedOperation,
} from './blocks.ts';
import type { BlocksRow, LimitRow } from '../limits.store.ts';
import { LIMIT_TYPE } from './limitTypes.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T12:00:01Z');

const free: BlocksRow = {
  ban_level: 0,
  ban_version: 0,
  block_reason: null,
  self_blocked_at: null,
  paused_until: null,
  is_verification_required: false,
  is_frozen: false,
  disallowed_line_sports: [],
  disallowed_live_sports: [],
  hidden_line_sports: [],
  hidden_live_sports: [],
};
const until = (
  type: LimitRow['type'],
  days: bigint,
  ends_at: Date | null,
  changes: Partial<LimitRow> = {},
): LimitRow => ({ type, value: days, iso: null, ends_at, returns_at: null, return_secret: null, ...changes });
/** Returns the code of the block that refuses bets. */
const standingBlock = (...asked: [readonly LimitRow[], BlocksRow | undefined, Date]) =>
  closedAt('bet', ...asked)?.code;

describe('the block of a player’s bets', () => {
  test('is undefined without limits and blocks', () => {
    expect(standingBlock([], undefined, now)).toBeUndefined();
    expect(standingBlock([], free, now)).toBeUndefined();
  });

  test('is a timeout until its last instant', () => {
    const timeout = (ends: Date) => [until(LIMIT_TYPE.timeout, 1n, ends)];
    expect(standingBlock(timeout(later), undefined, now)).toBe('TIMEOUT_ACTIVE');
    expect(standingBlock(timeout(now), undefined, now)).toBeUndefined();
  });

  test('is a short exclusion until its end, and a long one until the player has asked to return', () => {
    const exclusion = (days: bigint, ends: Date) => [until(LIMIT_TYPE.selfExclusion, days, ends)];
    expect(standingBlock(exclusion(7n, later), undefined, now)).toBe('SELF_EXCLUDED');
    expect(standingBlock(exclusion(179n, now), undefined, now)).toBeUndefined();
    expect(standingBlock(exclusion(180n, now), undefined, now)).toBe('RETURN_REQUEST_NEEDED');
  });

  test('is the most severe of several', () => {
    const limits = [until(LIMIT_TYPE.selfExclusion, 7n, later), until(LIMIT_TYPE.timeout, 1n, later)];
    const blocks = { ...free, ban_level: 45, is_verification_required: true };
    expect(standingBlock(limits, blocks, now)).toBe('SELF_EXCLUDED');
    expect(standingBlock(limits.slice(1), blocks, now)).toBe('TIMEOUT_ACTIVE');
    expect(standingBlock([], blocks, now)).toBe('BETTING_CLOSED');
    expect(standingBlock([], { ...blocks, ban_level: 0 }, now)).toBe('VERIFICATION_REQUIRED');
  });
});

describe('a self-exclusion that waits only for the request to return', () => {
  const long = (changes: Partial<LimitRow>) => [until(LIMIT_TYPE.selfExclusion, 180n, now, changes)];

  test('includes the token to request the return with', () => {
    expect(closedAt('sign-in', long({ return_secret: 'secret' }), undefined, now)).toEqual({
      code: 'RETURN_REQUEST_NEEDED',
      until: null,
      returnToken: 'secret',
    });
  });

  test('lasts as long as the return waits, and no longer', () => {
    const returning = long({ return_secret: 'secret', returns_at: later });
    expect(closedAt('sign-in', returning, undefined, now)).toMatchObject({
      code: 'SELF_EXCLUDED',
      until: later,
    });
    expect(closedAt('sign-in', returning, undefined, later)).toBeUndefined();
    expect(returning.map((limit) => [isOver(limit, now), isOver(limit, later)])).toEqual([[false, true]]);
  });
});

describe('each restriction', () => {
  const timeout = [until(LIMIT_TYPE.timeout, 1n, later)];
  const exclusion = [until(LIMIT_TYPE.selfExclusion, 7n, later)];
  test.each<[string, readonly LimitRow[], Partial<BlocksRow>, readonly RestrictedOperation[]]>([
    ['a timeout', timeout, {}, ['deposit', 'bet', 'game', 'bonus']],
    ['an exclusion', exclusion, {}, ['sign-in', 'deposit', 'bet', 'game', 'bonus']],
    ['a closed account', [], { self_blocked_at: now }, ['sign-in', 'deposit', 'bet', 'game', 'bonus']],
    ['a ban', [], { ban_level: 45 }, ['deposit', 'bet', 'game', 'bonus']],
    ['closed pages', [], { block_reason: 1 }, ['deposit', 'bet', 'game', 'bonus']],
    ['a missing verification', [], { is_verification_required: true }, ['deposit', 'bet', 'game']],
    ['a pause after a reality check', [], { paused_until: later }, ['bet', 'game']],
    ['a pause that is over', [], { paused_until: now }, []],
  ])('%s closes its own operations', (_what, limits, blocks, closed) => {
    const doors: readonly RestrictedOperation[] = ['sign-in', 'deposit', 'bet', 'game', 'bonus'];
    expect(doors.filter((door) => closedAt(door, limits, { ...free, ...blocks }, now))).toEqual(closed);
  });
});

test('a break ends at its end, and blocks nothing before it began or after', () => {
  const timeout = (ends: Date | null) => until(LIMIT_TYPE.timeout, 1n, ends);
  expect([timeout(later), timeout(now), timeout(null)].map((limit) => isOver(limit, now))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isOver(until(LIMIT_TYPE.selfExclusion, 7n, later), now)).toBe(false);
  expect(isOver(until(LIMIT_TYPE.selfExclusion, 7n, now), now)).toBe(true);
  expect(isOver(until(LIMIT_TYPE.deposit24h, 7n, null), now)).toBe(false);
});

test('the session limit closes sign-in, bets and games', () => {
  const doors: readonly RestrictedOperation[] = ['sign-in', 'deposit', 'bet', 'game', 'bonus'];
  expect(doors.filter(isTimed)).toEqual(['sign-in', 'bet', 'game']);
});

test('a block reports its code and its end', () => {
  const closed = (door: RestrictedOperation, blocks: Partial<BlocksRow>) =>
    closedAt(door, [], { ...free, ...blocks }, now);
  expect(closed('sign-in', { self_blocked_at: now })).toEqual({
    code: 'ACCOUNT_CLOSED',
    until: null,
    returnToken: null,
  });
  expect(closed('bet', { paused_until: later })).toMatchObject({ code: 'TIMEOUT_ACTIVE', until: later });
});

describe('a day of an account', () => {
  test.each([
    ['2026-03-10T12:00:00Z', '2026-03-09T21:00:00.000Z'],
    ['2026-03-10T20:59:59.999Z', '2026-03-09T21:00:00.000Z'],
    ['2026-03-10T21:00:00Z', '2026-03-10T21:00:00.000Z'],
    // A daylight saving change doesn't shorten a day.
    ['2026-03-29T12:00:00Z', '2026-03-28T21:00:00.000Z'],
  ])('at %s began at %s', (instant, began) => {
    expect(dayStart(new Date(instant), 180).toISOString()).toBe(began);
  });

  test('begins at the midnight of its own offset', () => {
    expect(dayStart(now, 0).toISOString()).toBe('2026-03-10T00:00:00.000Z');
    expect(dayStart(now, -720).toISOString()).toBe('2026-03-10T12:00:00.000Z');
    expect(dayStart(now, 330).toISOString()).toBe('2026-03-09T18:30:00.000Z');
    expect(nextDay(now, 330).toISOString()).toBe('2026-03-10T18:30:00.000Z');
  });

  test('has as many seconds for betting as the session limit has hours', () => {
    expect(sessionSeconds([])).toBeUndefined();
    expect(sessionSeconds([until(LIMIT_TYPE.session, 2n, null)])).toBe(7200);
  });
});
