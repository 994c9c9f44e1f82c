import { POINT } from './points.ts';
import type { PointsLevel } from './plan.ts';

/** Days whose points decide the level, and days between two steps down. */
export const LEVEL_DAYS = 365;
const DAY = 86_400_000;

/** A player's level, from 1. */
export interface HeldLevel {
  readonly level: number;
  /** Time of the last step, up or down. */
  readonly since: Date;
}

/**
 * Returns the level that points give, from 1.
 * @param earned hundredths, earned in 365 days
 * @param levels ascending, the first from 0
 */
export function levelOf(earned: bigint, levels: readonly PointsLevel[]): number {
  return (
    Math.max(
      levels.findLastIndex(({ from }) => earned >= BigInt(from) * POINT),
      0,
    ) + 1
  );
}

/**
 * Returns the level after a look at the points: up at once, down by one step a year at most.
 * @param earned hundredths, earned in 365 days
 */
export function levelAfter(
  held: HeldLevel,
  earned: bigint,
  levels: readonly PointsLevel[],
  now: Date,
): HeldLevel {
  const target = levelOf(earned, levels);
  if (target > held.level) return { level: target, since: now };
  const isYearOver = now.getTime() - held.since.getTime() >= LEVEL_DAYS * DAY;
  return target < held.level && isYearOver ? { level: held.level - 1, since: now } : held;
}

/** Progress to the next level. */
export interface LevelProgress {
  /** The next level; undefined on the last one. */
  readonly next: number | undefined;
  /** Points of 365 days that the next level needs; those of the last level on it. */
  readonly needed: number;
  /** Completed share between the level and the next, from 0 to 1; 1 on the last level. */
  readonly share: number;
}

/** Returns the progress from a level to the next. */
export function progressOf(level: number, earned: bigint, levels: readonly PointsLevel[]): LevelProgress {
  const from = levels[level - 1]?.from ?? 0;
  const next = levels[level]?.from;
  if (next === undefined) return { next: undefined, needed: from, share: 1 };
  const done = Number(earned / POINT) - from;
  return { next: level + 1, needed: next, share: Math.min(1, Math.max(0, done / (next - from))) };
}
