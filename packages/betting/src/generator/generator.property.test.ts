import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import * as rational from '../numbers/rational.ts';
import { combinedOdds, oddsMilli } from '../odds/odds.ts';
import { generateBets, replaceInBet, type Candidate, type GeneratorWish } from './generator.ts';

const anyCandidates = fc
  .array(
    fc.record({ matchId: fc.integer({ min: 1, max: 30 }), milli: fc.integer({ min: 1100, max: 8000 }) }),
    {
      maxLength: 60,
    },
  )
  .map((all) =>
    all.map(({ matchId, milli }, index): Candidate => ({ id: `s${index}`, matchId, odds: oddsMilli(milli) })),
  );
const anyWish = fc
  .record({
    tenths: fc.integer({ min: 11, max: 500 }),
    maxLegs: fc.integer({ min: 1, max: 8 }),
    seed: fc.integer(),
  })
  .map(({ tenths, maxLegs, seed }): GeneratorWish => ({
    least: rational.of(BigInt(tenths), 10n),
    most: rational.of(BigInt(tenths) * 115n, 1000n),
    maxLegs,
    seed,
  }));
const totalOf = (bet: readonly Candidate[]) => combinedOdds(bet.map(({ odds }) => odds));

function expectFitting(bet: readonly Candidate[], { least, most, maxLegs }: GeneratorWish): void {
  expect(bet.length).toBeLessThanOrEqual(maxLegs);
  expect(new Set(bet.map(({ matchId }) => matchId)).size).toBe(bet.length);
  expect(rational.compare(totalOf(bet), least)).not.toBe(-1);
  expect(rational.compare(totalOf(bet), most)).not.toBe(1);
}

describe('generated bets', () => {
  it('have a total in the wished range, one selection of a match, and are all different', () => {
    fc.assert(
      fc.property(anyCandidates, anyWish, (candidates, wish) => {
        const bets = generateBets(candidates, wish, 3);
        bets.forEach((bet) => expectFitting(bet, wish));
        const keys = bets.map((bet) =>
          bet
            .map(({ id }) => id)
            .toSorted()
            .join(' '),
        );
        expect(new Set(keys).size).toBe(bets.length);
      }),
      propertyOptions(50, 1000),
    );
  });

  it('are the same for the same seed', () => {
    fc.assert(
      fc.property(anyCandidates, anyWish, (candidates, wish) => {
        expect(generateBets(candidates, wish, 3)).toEqual(generateBets(candidates, wish, 3));
      }),
      propertyOptions(20, 500),
    );
  });

  it('keep their range when a selection is replaced', () => {
    fc.assert(
      fc.property(anyCandidates, anyWish, (candidates, wish) => {
        const [bet] = generateBets(candidates, wish, 1);
        const [leg] = bet ?? [];
        if (!bet || !leg) return;
        const next = replaceInBet(candidates, bet, leg.id, wish);
        if (!next) return;
        expectFitting(next, wish);
        expect(next.map(({ id }) => id)).not.toContain(leg.id);
        expect(next.slice(1)).toEqual(bet.slice(1));
      }),
      propertyOptions(50, 1000),
    );
  });
});

describe('a single selection in the range', () => {
  const wish = { least: rational.of(2n), most: rational.of(23n, 10n), maxLegs: 8, seed: 1 };
  const only: Candidate = { id: 'only', matchId: 1, odds: oddsMilli(2100) };

  it('is found', () => {
    expect(generateBets([only], wish, 3)).toEqual([[only]]);
  });

  it('can’t be replaced without another match', () => {
    const sameMatch: Candidate = { id: 'other', matchId: 1, odds: oddsMilli(2050) };
    expect(replaceInBet([only, sameMatch], [only], 'only', wish)).toBeUndefined();
  });
});

it('nothing is generated where no total reaches the range', () => {
  const wish = { least: rational.of(500n), most: rational.of(575n), maxLegs: 2, seed: 1 };
  expect(generateBets([{ id: 'a', matchId: 1, odds: oddsMilli(1500) }], wish, 3)).toEqual([]);
});
