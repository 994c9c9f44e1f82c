import { describe, expect, test } from 'vitest';
import { dayStart, sessionSeconds, standingBlock } from './blocks.ts';
import type { BlocksRow, LimitRow } from './limits.store.ts';
import { LIMIT_TYPE } from './limitTypes.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T12:00:01Z');

const free: BlocksRow = {
  ban_level: 0,
  ban_version: 0,
  is_verification_required: false,
  disallowed_line_sports: [],
  disallowed_live_sports: [],
};
const until = (type: LimitRow['type'], days: bigint, ends_at: Date): LimitRow => ({
  type,
  value: days,
  iso: null,
  ends_at,
});

describe('what keeps a player from betting', () => {
  test('is nothing without limits and blocks', () => {
    expect(standingBlock([], undefined, now)).toBeUndefined();
    expect(standingBlock([], free, now)).toBeUndefined();
  });

  test('is a timeout until its last instant', () => {
    const timeout = (ends: Date) => [until(LIMIT_TYPE.timeout, 1n, ends)];
    expect(standingBlock(timeout(later), undefined, now)).toBe('TIMEOUT_ACTIVE');
    expect(standingBlock(timeout(now), undefined, now)).toBeUndefined();
  });

  test('is a short exclusion until its end, and a long one until the player asked to return', () => {
    const exclusion = (days: bigint, ends: Date) => [until(LIMIT_TYPE.selfExclusion, days, ends)];
    expect(standingBlock(exclusion(7n, later), undefined, now)).toBe('SELF_EXCLUDED');
    expect(standingBlock(exclusion(179n, now), undefined, now)).toBeUndefined();
    expect(standingBlock(exclusion(180n, now), undefined, now)).toBe('SELF_EXCLUDED');
  });

  test('is the gravest of several', () => {
    const limits = [until(LIMIT_TYPE.selfExclusion, 7n, later), until(LIMIT_TYPE.timeout, 1n, later)];
    const blocks = { ...free, ban_level: 45, is_verification_required: true };
    expect(standingBlock(limits, blocks, now)).toBe('SELF_EXCLUDED');
    expect(standingBlock(limits.slice(1), blocks, now)).toBe('TIMEOUT_ACTIVE');
    expect(standingBlock([], blocks, now)).toBe('BETTING_CLOSED');
    expect(standingBlock([], { ...blocks, ban_level: 0 }, now)).toBe('VERIFICATION_REQUIRED');
  });
});

describe('a day of an account', () => {
  test.each([
    ['2026-03-10T12:00:00Z', '2026-03-09T21:00:00.000Z'],
    ['2026-03-10T20:59:59.999Z', '2026-03-09T21:00:00.000Z'],
    ['2026-03-10T21:00:00Z', '2026-03-10T21:00:00.000Z'],
    // A change of clocks somewhere makes no day shorter.
    ['2026-03-29T12:00:00Z', '2026-03-28T21:00:00.000Z'],
  ])('at %s began at %s', (instant, began) => {
    expect(dayStart(new Date(instant)).toISOString()).toBe(began);
  });

  test('has as many seconds for betting as the session limit has hours', () => {
    expect(sessionSeconds([])).toBeUndefined();
    expect(sessionSeconds([{ type: LIMIT_TYPE.session, value: 2n, iso: null, ends_at: null }])).toBe(7200);
  });
});
