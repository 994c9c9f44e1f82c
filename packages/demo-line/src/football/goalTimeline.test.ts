import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../engine/random.ts';
import { goalTimeline } from './goalTimeline.ts';

const goals = fc.integer({ min: 0, max: 7 });

describe('the course of a match', () => {
  it('leads goal by goal to the half-time and full-time score, in time', () => {
    fc.assert(
      fc.property(goals, goals, goals, goals, fc.string(), (h1, a1, h2, a2, seed) => {
        const moments = goalTimeline({ halfTime: [h1, a1], fullTime: [h1 + h2, a1 + a2] }, seeded(seed));
        const half = moments.find(({ period }) => period === 'break');
        expect([half?.status, half?.score.total]).toEqual([3, [h1, a1]]);
        const last = moments.at(-1);
        expect([last?.status, last?.score.total]).toEqual([4, [h1 + h2, a1 + a2]]);
        expect(last?.facts).toMatchObject({ finished: true, halfTime: [h1, a1] });
        expect(last?.facts.goals).toHaveLength(h1 + a1 + h2 + a2);
        for (const [i, moment] of moments.entries()) {
          const next = moments[i + 1];
          if (!next) continue;
          expect(next.at).toBeGreaterThan(moment.at);
          const scored =
            next.score.total[0] + next.score.total[1] - moment.score.total[0] - moment.score.total[1];
          expect(scored === 0 || (scored === 1 && next.suspend !== undefined)).toBe(true);
        }
      }),
    );
  });

  it('splits the goals at random if half-time is missing or above the final score', () => {
    for (const result of [{ fullTime: [3, 2] }, { halfTime: [4, 0], fullTime: [3, 2] }] as const) {
      const moments = goalTimeline(result, seeded('x'));
      const half = moments.find(({ period }) => period === 'break')?.score.total ?? [9, 9];
      expect(half[0] <= 3 && half[1] <= 2).toBe(true);
      expect(moments.at(-1)?.score.total).toEqual([3, 2]);
    }
  });
});
