import type { MatchState, PastMatch } from '@touchline/feed/source';
import type { Moment, Plan, PlannedMatch } from './plan.ts';

function stateOf(match: PlannedMatch, last: Moment | undefined): MatchState {
  const {
    kickOff,
    opensAt: _opens,
    calledOffAt: _off,
    timeline: _course,
    markets: _markets,
    tracker: _tracker,
    ...facts
  } = match;
  const startsAt = Math.floor(kickOff / 1000);
  if (!last) return { ...facts, startsAt, status: 5, producer: 'line' };
  const { period, seconds, running, score } = last;
  const clock = { period, ...(seconds !== undefined && { seconds }), running, at: kickOff + last.at };
  return { ...facts, startsAt, status: 4, producer: 'live', clock, score };
}

/**
 * Returns the matches of a plan that ended in a period, ordered by their end; a cancelled one ends when it is
 * cancelled.
 */
export function finishedOf(plan: Plan, from: number, to: number): readonly PastMatch[] {
  const found: PastMatch[] = [];
  for (const match of plan.ended(from, to)) {
    const { id, kickOff, calledOffAt } = match;
    if (calledOffAt === undefined && kickOff >= to) continue;
    const last = calledOffAt === undefined ? match.timeline().at(-1) : undefined;
    const endedAt = calledOffAt ?? kickOff + (last?.at ?? 0);
    if (endedAt > from && endedAt <= to) found.push({ id, endedAt, state: stateOf(match, last) });
  }
  return found.toSorted((a, b) => a.endedAt - b.endedAt);
}
