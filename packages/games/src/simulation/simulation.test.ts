import { propertyOptions } from '@touchline/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacOf } from '../fair/hashes.ts';
import { numberOf } from '../returns.ts';
import { simulationCases } from './cases.ts';
import { createFastHmac } from './fastHmac.ts';
import { simulate } from './simulate.ts';

test('the simulation has the same blocks as the rounds of players', () => {
  const ascii = (maxLength: number) =>
    fc.array(fc.integer({ min: 32, max: 126 }), { maxLength }).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(ascii(64), ascii(247), (key, text) => {
      expect([...createFastHmac(key).digest(text)]).toEqual([...hmacOf(key, text)]);
    }),
    propertyOptions(300, 5_000),
  );
  expect(() => createFastHmac('k'.repeat(65))).toThrow('at most 64');
  expect(() => createFastHmac('k').digest('t'.repeat(248))).toThrow('at most 247');
});

test.each(simulationCases.map(({ game, name }, index) => [game, name, index] as const))(
  '%s (%s) returns its exact share within 4.5 deviations of 4,000 rounds',
  (_game, _name, index) => {
    const { rounds, sum, squares } = simulate({ index, seed: 'test', from: 0, to: 4_000 });
    const mean = sum / rounds;
    const deviation = Math.sqrt(squares / rounds - mean ** 2);
    const exact = simulationCases[index]?.exact();
    if (!exact) throw new Error(`There is no simulation ${index}.`);
    expect(Math.abs(mean - numberOf(exact)) * Math.sqrt(rounds)).toBeLessThan(4.5 * deviation);
  },
);

test('stretches of a simulation add up to the whole', () => {
  const part = (from: number, to: number) => simulate({ index: 0, seed: 'test', from, to }).sum;
  expect(part(0, 40) + part(40, 100)).toBeCloseTo(part(0, 100), 10);
});
