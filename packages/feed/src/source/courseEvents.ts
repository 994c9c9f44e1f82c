import type { TrackerEvent } from '@touchline/contract/tracker';
import type { Pair } from '../frames.ts';

/** State of play at the time of a change of score, period or status. */
export interface CourseMoment {
  readonly status: number;
  readonly period: string;
  /** Match seconds, in sports with a clock. */
  readonly seconds?: number | undefined;
  readonly total: Pair;
  readonly parts: readonly Pair[];
}

type Side = 0 | 1;

const clockOf = ({ period, seconds }: CourseMoment): Pick<TrackerEvent, 'period' | 'seconds'> => ({
  period,
  ...(seconds !== undefined && { seconds: Math.floor(seconds) }),
});

/** Returns whether the score is the sum of its parts; otherwise it counts the parts, for example sets. */
function isSum({ total, parts }: CourseMoment): boolean {
  const sum = (side: Side): number => parts.reduce((all, part) => all + part[side], 0);
  return parts.length === 0 || (sum(0) === total[0] && sum(1) === total[1]);
}

/** Removes the last scores of a side that a correction has taken back. */
function takeBack(events: TrackerEvent[], kind: 'goal' | 'points', side: Side, count: number): void {
  for (let left = count; left > 0; left -= 1) {
    const last = events.findLastIndex((event) => event.kind === kind && event.side === side);
    if (last < 0) return;
    events.splice(last, 1);
  }
}

/** Gives goals their number within the side, and the score after each. */
function numbered(events: readonly TrackerEvent[]): TrackerEvent[] {
  const score: [number, number] = [0, 0];
  return events.map((event) => {
    if (event.kind !== 'goal' || event.side === undefined) return event;
    score[event.side] += 1;
    return { ...event, id: `goal ${event.side} ${score[event.side]}`, score: [...score] };
  });
}

/**
 * Returns the events that follow from the score alone, oldest first: starts and ends of play, and scores. A corrected
 * score has no events for what was taken back.
 * @param kind `goal` for sports in which each score is one goal
 */
export function courseEvents(
  moments: readonly CourseMoment[],
  kind: 'goal' | 'points',
): readonly TrackerEvent[] {
  const events: TrackerEvent[] = [];
  moments.forEach((moment, index) => {
    const before = moments[index - 1];
    const isWhole = isSum(moment);
    if (before === undefined) events.push({ id: 'start', kind: 'start', ...clockOf(moment) });
    if (kind === 'goal' || isWhole) {
      for (const side of [0, 1] as const) {
        const gain = moment.total[side] - (before?.total[side] ?? 0);
        if (gain < 0) takeBack(events, kind, side, kind === 'goal' ? -gain : 1);
        const score: [number, number] = [...moment.total];
        const event = { id: `points ${score.join(':')}`, kind, side, ...clockOf(moment), score };
        if (kind === 'points' && gain > 0) events.push({ ...event, points: gain });
        if (kind === 'goal') for (let goal = 0; goal < gain; goal += 1) events.push(event);
      }
    }
    const isOver = moment.status === 4;
    if (before?.status === 2 && (moment.status !== 2 || moment.period !== before.period)) {
      const part = moment.parts[before.parts.length - 1] ?? moment.total;
      const { seconds } = clockOf(moment);
      if (!isOver || !isWhole)
        events.push({
          id: `part-end ${before.period}`,
          kind: 'part-end',
          period: before.period,
          ...(seconds !== undefined && { seconds }),
          score: isWhole ? [...moment.total] : [...part],
        });
    }
    if (isOver) events.push({ id: 'end', kind: 'end', ...clockOf(moment), score: [...moment.total] });
  });
  return numbered(events);
}

/** Number of scores to list in sports with many of them, such as basketball. */
const SCORES_MOST = 20;

/** Returns the events without the earlier scores of a sport with many of them. */
export function withLastScores(events: readonly TrackerEvent[]): TrackerEvent[] {
  const scores = events.filter(({ kind }) => kind === 'points');
  const left = new Set(scores.slice(0, -SCORES_MOST));
  return events.filter((event) => !left.has(event));
}
