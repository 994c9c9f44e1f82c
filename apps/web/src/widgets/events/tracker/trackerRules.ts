import type { Tracker, TrackerEvent } from '@touchline/contract';

type Momentum = NonNullable<Tracker['momentum']>;

/** Returns whether a tracker with goals has other ones than the score. */
export function isBehind(
  tracker: Pick<Tracker, 'events'> | undefined,
  score: readonly [number, number] | undefined,
): boolean {
  const goals = tracker?.events.filter(({ kind }) => kind === 'goal') ?? [];
  if (goals.length === 0 || !score) return false;
  return ([0, 1] as const).some((side) => goals.filter((goal) => goal.side === side).length !== score[side]);
}

/** Number of last minutes that the summary of the momentum is about. */
const LAST = 10;
/** Average momentum from which a side attacks more. */
const MORE = 12;

/** Returns the side that attacked more in the last minutes. */
export function leaning(values: readonly number[]): 'home' | 'away' | 'level' | 'none' {
  const last = values.slice(-LAST);
  if (last.length === 0) return 'none';
  const average = last.reduce((sum, value) => sum + value, 0) / last.length;
  if (Math.abs(average) < MORE) return 'level';
  return average > 0 ? 'home' : 'away';
}

/** Returns the minute of an event on the axis; added time belongs to the last minute of its part. */
export function axisMinute(
  { period, seconds = 0 }: Pick<TrackerEvent, 'period' | 'seconds'>,
  { parts, length }: Pick<Momentum, 'parts' | 'length'>,
): number {
  const part = Number(/\d+$/.exec(period)?.[0] ?? parts.length + 1);
  return Math.min(Math.floor(seconds / 60), (parts[part - 1] ?? length) - 1);
}

/** Returns the minutes below a chart: about six, from 0 to the last. */
export function axisMinutes(length: number): readonly number[] {
  const step = [5, 10, 15, 20, 30].find((minutes) => length / minutes <= 6) ?? length;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
}
