import { rational } from '@touchline/betting';
import { expect, test } from 'vitest';
import {
  contributionOf,
  jackpotHit,
  levelReturn,
  meanHit,
  payJackpot,
  returnWithLevels,
  seededAmount,
  usualLevels,
  windowOf,
} from './jackpots.ts';
import { streamOfWords } from './testing/vectors.ts';

const levels = usualLevels();
const level = (id: string) => {
  const found = levels.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no level ${id}.`);
  return found;
};
const at = (drawn: number) => streamOfWords([Math.ceil(((drawn + 0.5) * 2 ** 32) / 1e9)]);

test.each([
  ['mini', '9/1000', 90],
  ['minor', '11/2000', 1_100],
  ['major', '13/4000', 13_000],
  ['grand', '1/500', 200_000],
])('%s returns %s of the stakes and is hit at %i on average', (id, share, mean) => {
  expect(rational.toText(levelReturn(level(id)))).toBe(share);
  expect(meanHit(level(id))).toEqual(rational.of(BigInt(mean) * 100n));
});

test('all levels together return 79/4000, which a game of 99 % cannot carry', () => {
  expect(rational.toText(returnWithLevels(rational.ZERO, levels))).toBe('79/4000');
  expect(() => returnWithLevels(rational.of(99n, 100n), levels)).toThrow('take levels away');
  expect(returnWithLevels(rational.of(9631n, 10_000n), levels).den).toBeGreaterThan(1n);
});

test('a stake of 2.00 hits the mini level with 200,000 of 10^9 draws', () => {
  expect(windowOf(200n, level('mini'))).toBe(200_000n);
});

test('windows follow one another from 0, the grand level first', () => {
  const [grand, major, minor] = ['grand', 'major', 'minor'].map((id) => Number(windowOf(200n, level(id))));
  expect([grand, major, minor]).toEqual([20, 500, 10_000]);
  expect(jackpotHit(at(0), 200n, levels)).toBe('grand');
  expect(jackpotHit(at(19), 200n, levels)).toBe('grand');
  expect(jackpotHit(at(20), 200n, levels)).toBe('major');
  expect(jackpotHit(at(519), 200n, levels)).toBe('major');
  expect(jackpotHit(at(520), 200n, levels)).toBe('minor');
  expect(jackpotHit(at(10_520), 200n, levels)).toBe('mini');
  expect(jackpotHit(at(210_519), 200n, levels)).toBe('mini');
  expect(jackpotHit(at(210_520), 200n, levels)).toBeUndefined();
  expect(jackpotHit(at(0), 200n, [level('mini')])).toBe('mini');
});

test('a hit pays whole minor units, and the rest stays on top of the seed', () => {
  expect(payJackpot(9_012_345_600n, level('mini'))).toEqual({ payout: 9_012n, amount: 5_000_345_600n });
  expect(seededAmount(level('mini'))).toBe(5_000_000_000n);
});

test('a stake of 0.10 adds 0.4 % to the mini level, exactly', () => {
  expect(contributionOf(10n, level('mini'))).toBe(40_000n);
});
