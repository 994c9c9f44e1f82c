import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { boxingPlay } from './boxingPlay.ts';

const fights = Array.from({ length: 60 }, (_, at) =>
  boxingPlay(0.3, -0.2, at).timeline(seeded(`fight ${at}`)),
);

test('a fight reports its end, round and winner once it is over, and nothing before', () => {
  for (const moments of fights) {
    const last = moments.at(-1);
    expect(moments.slice(0, -1).filter(({ score }) => score.end)).toEqual([]);
    const { end, parts = [] } = last?.score ?? {};
    expect(end?.by).toBe(last?.period);
    // A stopped round has no points.
    expect(end?.part).toBe(parts.length + (end?.by === 'stoppage' ? 1 : 0));
    const [home = 0, away = 0] = last?.facts.total ?? [];
    expect(end?.winner).toBe(home === away ? undefined : home > away ? 0 : 1);
  }
  expect(new Set(fights.map((moments) => moments.at(-1)?.score.end?.by))).toEqual(
    new Set(['stoppage', 'points']),
  );
});
