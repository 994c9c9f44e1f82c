import type { Pair } from '@touchline/feed';
import type { MatchData, Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';
import { FIRST_HALF } from './footballMarkets.ts';

const MINUTE = 60;
const HALF = 45 * MINUTE;
const BREAK = 15 * MINUTE;
const GOAL_PAUSE = 9_000;

/** Final score of a match; without `halfTime` the goals are split at random. */
export interface Result {
  readonly halfTime?: Pair;
  readonly fullTime: Pair;
}

interface Goal {
  /** Match seconds by the clock of its half. */
  readonly seconds: number;
  readonly side: 0 | 1;
}

function splitGoals(goals: number, random: Random): number {
  let first = 0;
  for (let i = 0; i < goals; i += 1) if (random.next() < FIRST_HALF) first += 1;
  return first;
}

function halfTimeOf({ halfTime, fullTime }: Result, random: Random): Pair {
  // A half-time score above the final one is an error in the data and is ignored.
  if (halfTime && halfTime[0] <= fullTime[0] && halfTime[1] <= fullTime[1]) return halfTime;
  return [splitGoals(fullTime[0], random), splitGoals(fullTime[1], random)];
}

/** Returns distinct times of goals in a half, at least half a minute apart, a little denser towards the end. */
function goalsOf(home: number, away: number, length: number, random: Random): readonly Goal[] {
  const count = home + away;
  const room = length - 40 - 30 * count;
  const times = Array.from({ length: count }, () => random.next() ** 0.93 * room).toSorted((a, b) => a - b);
  const sides: (0 | 1)[] = [];
  let left = home;
  for (let i = count; i > 0; i -= 1) {
    const side = random.next() < left / i ? 0 : 1;
    if (side === 0) left -= 1;
    sides.push(side);
  }
  return times.map((time, i) => ({ seconds: Math.floor(time) + 20 + 30 * i, side: sides[i] ?? 0 }));
}

/**
 * Makes the course of a football match with a given result, including stoppage time and a break.
 * @param random determines the minutes; the same generator gives the same course
 */
export function goalTimeline(result: Result, random: Random): readonly Moment[] {
  const halfTime = halfTimeOf(result, random);
  const [home, away] = result.fullTime;
  const firstLength = HALF + random.between(1, 4) * MINUTE + random.between(0, 40);
  const secondLength = HALF + random.between(2, 6) * MINUTE + random.between(0, 40);
  const first = goalsOf(halfTime[0], halfTime[1], firstLength, random);
  const second = goalsOf(home - halfTime[0], away - halfTime[1], secondLength, random);

  const moments: Moment[] = [];
  const scorers: (0 | 1)[] = [];
  let total: Pair = [0, 0];
  const say = (at: number, seconds: number, status: 2 | 3 | 4, period: string, suspend?: number): void => {
    const past = period !== 'half1';
    const second: Pair = [total[0] - halfTime[0], total[1] - halfTime[1]];
    const parts: readonly Pair[] = past ? [halfTime, second] : [total];
    const facts: MatchData = {
      finished: status === 4,
      total,
      counted: total,
      goals: [...scorers],
      ...(past && { halfTime, parts: status === 4 ? [halfTime, second] : [halfTime] }),
    };
    moments.push({
      at: at * 1000,
      status,
      period,
      seconds,
      running: status === 2,
      score: { total, parts: period === 'break' ? [halfTime] : parts },
      facts,
      ...(suspend !== undefined && { suspend }),
    });
  };
  const play = (goals: readonly Goal[], start: number, clock: number, period: string): void => {
    say(start, clock, 2, period);
    for (const { seconds, side } of goals) {
      scorers.push(side);
      total = side === 0 ? [total[0] + 1, total[1]] : [total[0], total[1] + 1];
      say(start + seconds, clock + seconds, 2, period, GOAL_PAUSE);
    }
  };

  play(first, 0, 0, 'half1');
  say(firstLength, firstLength, 3, 'break');
  const restart = firstLength + BREAK;
  play(second, restart, HALF, 'half2');
  say(restart + secondLength, HALF + secondLength, 4, 'ended');
  return moments;
}
