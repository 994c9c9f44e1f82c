import { describe, expect, test } from 'vitest';
import { createDemoPlan } from '../demo/demoPlan.ts';
import { finishedOf } from './finished.ts';

const NOON = Date.UTC(2026, 4, 16, 12);
const HOUR = 3_600_000;

describe('finished matches of the demonstration plan', () => {
  const found = finishedOf(createDemoPlan('touchline'), NOON - 6 * HOUR, NOON);

  test('ended in the requested period, each once, in order', () => {
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const { endedAt } of found) {
      expect(endedAt).toBeGreaterThan(NOON - 6 * HOUR);
      expect(endedAt).toBeLessThanOrEqual(NOON);
    }
    expect(found.map(({ endedAt }) => endedAt)).toEqual(
      found.map(({ endedAt }) => endedAt).toSorted((a, b) => a - b),
    );
  });

  test('are complete, and the same for two consecutive periods', () => {
    for (const { id, state } of found)
      expect(state).toMatchObject({
        id,
        status: 4,
        score: { total: [expect.any(Number), expect.any(Number)] },
      });
    const plan = createDemoPlan('touchline');
    const halves = [
      ...finishedOf(plan, NOON - 6 * HOUR, NOON - 3 * HOUR),
      ...finishedOf(plan, NOON - 3 * HOUR, NOON),
    ];
    expect(halves.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
  });
});
