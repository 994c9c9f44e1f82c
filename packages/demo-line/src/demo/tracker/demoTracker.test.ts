import type { TrackerEvent } from '@touchline/contract/tracker';
import type { SourceTracker } from '@touchline/feed/source';
import { describe, expect, test } from 'vitest';
import type { PlannedMatch } from '../../engine/plan.ts';
import { createDemoPlan } from '../demoPlan.ts';

const NOW = Date.UTC(2026, 4, 16, 15);
const plan = createDemoPlan('tracker');

function played(sportId: number): readonly PlannedMatch[] {
  return plan.ended(NOW - 24 * 3_600_000, NOW).filter((match) => match.sportId === sportId);
}

function at(match: PlannedMatch, ms: number): SourceTracker {
  const moments = match.timeline().filter((moment) => moment.at <= ms);
  const tracker = match.tracker?.(moments, ms);
  if (!tracker) throw new Error(`Match ${match.id} has no tracker.`);
  return tracker;
}

/** Times at which to look: every seven minutes, at each goal, and just before it. */
function times(match: PlannedMatch): readonly number[] {
  const moments = match.timeline();
  const end = moments.at(-1)?.at ?? 0;
  const steps = Array.from({ length: Math.ceil(end / 420_000) }, (_, step) => step * 420_000);
  const goals = moments.filter(({ suspend }) => suspend !== undefined).flatMap((one) => [one.at - 1, one.at]);
  return [...steps, ...goals, end].toSorted((a, b) => a - b);
}

const goalsOf = ({ events }: SourceTracker): readonly [number, number] => {
  const count = (side: 0 | 1) =>
    events.filter((event) => event.kind === 'goal' && event.side === side).length;
  return [count(0), count(1)];
};
const named = ({ kind, side, player }: TrackerEvent): string => `${kind} ${side} ${player}`;

describe.each([
  ['football', 1],
  ['ice hockey', 2],
])('the tracker of %s', (_, sportId) => {
  const matches = played(sportId);

  test('has exactly the goals of the score, at any time of many matches', () => {
    expect(matches.length).toBeGreaterThan(40);
    for (const match of matches) {
      for (const ms of times(match)) {
        const tracker = at(match, ms);
        const now = match.timeline().findLast((moment) => moment.at <= ms);
        expect([match.id, ms, goalsOf(tracker)]).toEqual([match.id, ms, now?.score.total]);
        const last = tracker.events.findLast(({ kind }) => kind === 'goal');
        expect(last?.score ?? [0, 0]).toEqual(now?.score.total);
        const scorers = tracker.events.filter(({ kind }) => kind === 'goal').map(({ side }) => side);
        expect(scorers).toEqual(now?.facts.goals);
      }
    }
  });

  test('never changes what it has reported', () => {
    for (const match of matches.slice(0, 12)) {
      let before: SourceTracker | undefined;
      for (const ms of times(match)) {
        const tracker = at(match, ms);
        expect(at(match, ms)).toEqual(tracker);
        const ids = tracker.events.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const event of before?.events ?? []) expect(tracker.events).toContainEqual(event);
        // The current minute isn't over.
        const past = before?.momentum?.values.slice(0, -1) ?? [];
        if (before) expect(tracker.momentum?.values.slice(0, past.length)).toEqual(past);
        before = tracker;
      }
    }
  });

  test('gives no sign of the next goal before it', () => {
    for (const match of matches.slice(0, 12)) {
      const course = match.timeline();
      const goal = course.find(({ suspend }) => suspend !== undefined);
      if (!goal) continue;
      const before = course.filter((moment) => moment.at < goal.at);
      // A course of the same past without this goal.
      const scoreless = match.tracker?.(before, goal.at - 1);
      expect(at(match, goal.at - 1)).toEqual(scoreless);
    }
  });

  test('has figures and players that fit the events', () => {
    for (const match of matches) {
      const tracker = at(match, match.timeline().at(-1)?.at ?? 0);
      const figure = (key: string) => tracker.figures.find((one) => one.key === key);
      const [home, away] = goalsOf(tracker);
      const [shots, onTarget, possession] = ['shots', 'on-target', 'possession'].map(figure);
      expect(onTarget?.home).toBeGreaterThanOrEqual(home);
      expect(onTarget?.away).toBeGreaterThanOrEqual(away);
      expect(shots?.home).toBeGreaterThanOrEqual(onTarget?.home ?? 0);
      expect((possession?.home ?? 0) + (possession?.away ?? 0)).toBe(100);
      for (const value of tracker.momentum?.values ?? []) expect(Math.abs(value)).toBeLessThanOrEqual(100);
      expect(tracker.momentum?.values).toHaveLength(tracker.momentum?.length ?? 0);
      const booked = tracker.events.filter(({ kind }) => kind === 'yellow-card').map(named);
      expect(new Set(booked).size).toBe(booked.length);
      const gone = new Set<string>();
      for (const { side, player, off, kind } of tracker.events) {
        if (player !== undefined) expect(gone).not.toContain(`${side} ${player}`);
        if (off !== undefined) gone.add(`${side} ${off}`);
        if (kind === 'red-card') gone.add(`${side} ${player}`);
      }
    }
  });

  test('has a ball on the pitch during play, and none in a break', () => {
    for (const match of matches.slice(0, 12)) {
      for (const ms of times(match)) {
        const { action } = at(match, ms);
        const { status } = match.timeline().findLast((moment) => moment.at <= ms) ?? {};
        expect(action !== undefined).toBe(status === 2);
        for (const place of action?.touches.flat() ?? []) expect(place >= 0 && place <= 100).toBe(true);
      }
    }
  });
});

test('the tracker of basketball counts the points of the score', () => {
  const matches = played(3);
  expect(matches.length).toBeGreaterThan(20);
  for (const match of matches) {
    const end = match.timeline().at(-1);
    const tracker = at(match, end?.at ?? 0);
    const made = (side: 'home' | 'away') =>
      tracker.figures.reduce((sum, { key, ...figure }) => {
        const worth = { 'two-pointers': 2, 'three-pointers': 3, 'free-throws': 1 }[key as string] ?? 0;
        return sum + worth * figure[side];
      }, 0);
    expect([made('home'), made('away')]).toEqual(end?.score.total);
    expect(tracker.events.at(-1)).toMatchObject({ kind: 'end', score: end?.score.total });
  }
});

test('the tracker of tennis counts games and sets of the score', () => {
  const matches = played(4);
  expect(matches.length).toBeGreaterThan(20);
  for (const match of matches) {
    const end = match.timeline().at(-1);
    const { events, figures } = at(match, end?.at ?? 0);
    const games = figures.find(({ key }) => key === 'games-won');
    expect([games?.home, games?.away]).toEqual(end?.facts.counted);
    const points = figures.find(({ key }) => key === 'points-won');
    expect((points?.home ?? 0) + (points?.away ?? 0)).toBe(match.timeline().length - 1);
    const sets = events.filter(({ kind }) => kind === 'part-end').map(({ score }) => score);
    expect(sets).toEqual(end?.score.parts);
  }
});
