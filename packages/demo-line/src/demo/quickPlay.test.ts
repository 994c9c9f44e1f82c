import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { footballPlay } from './footballPlay.ts';
import { quickPlay } from './quickPlay.ts';

const usual = footballPlay(0.4, -0.2, 77);
const quick = quickPlay(footballPlay, 9)(0.4, -0.2, 77);
const moments = usual.timeline(seeded('quick'));

test('a simulation plays the same match in a ninth of the time', () => {
  const faster = quick.timeline(seeded('quick'));
  expect(faster.map(({ at: _at, suspend: _suspend, ...rest }) => rest)).toEqual(
    moments.map(({ at: _at, suspend: _suspend, ...rest }) => rest),
  );
  expect(faster.at(-1)?.at).toBeCloseTo((moments.at(-1)?.at ?? 0) / 9, -1);
  expect(faster.map(({ at }) => at)).toEqual(faster.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('the prices of a simulation follow the match’s own clock', () => {
  const [, moment] = moments;
  expect(quick.markets(moment, 10_000, 0)).toEqual(usual.markets(moment, 90_000, 0));
  expect(quick.pace).toBe(9);
});
