import { describe, expect, it } from 'vitest';
import {
  claimUntil,
  endOfDay,
  isFinished,
  NO_PROGRESS,
  progressWith,
  reachedOf,
  siteDay,
} from './challenges.ts';

const after = (...rounds: readonly (readonly [gameId: string, multiple: bigint])[]) =>
  rounds.reduce((so, [gameId, multiple]) => progressWith(so, { gameId, multiple }), NO_PROGRESS);

describe('a daily challenge', () => {
  it('counts rounds, up to its goal', () => {
    const task = { kind: 'rounds', goal: 2n } as const;
    expect(reachedOf(task, after(['a', 0n]))).toBe(1n);
    expect(isFinished(task, after(['a', 0n]))).toBe(false);
    expect(reachedOf(task, after(['a', 0n], ['a', 0n], ['a', 0n]))).toBe(2n);
    expect(isFinished(task, after(['a', 0n], ['a', 0n]))).toBe(true);
  });

  it('counts a game once', () => {
    expect(reachedOf({ kind: 'games', goal: 3n }, after(['a', 0n], ['a', 0n], ['b', 0n]))).toBe(2n);
  });

  it('takes the best multiple', () => {
    const task = { kind: 'multiplier', goal: 100_000n } as const;
    expect(isFinished(task, after(['a', 99_999n]))).toBe(false);
    expect(isFinished(task, after(['a', 100_000n], ['a', 0n]))).toBe(true);
  });
});

describe('the day of a site', () => {
  it('starts at its own midnight, wherever the player is', () => {
    expect(siteDay(new Date('2026-11-26T22:59:59Z'), 60)).toBe('2026-11-26');
    expect(siteDay(new Date('2026-11-26T23:00:00Z'), 60)).toBe('2026-11-27');
  });

  it('ends at its own midnight, and can be claimed for 24 hours', () => {
    expect(endOfDay('2026-11-26', 60).toISOString()).toBe('2026-11-26T23:00:00.000Z');
    expect(claimUntil('2026-11-26', -180).toISOString()).toBe('2026-11-28T03:00:00.000Z');
    expect(() => endOfDay('today', 0)).toThrow('2026-11-27');
  });
});
