import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHANGE_COEF_ACTION, judgePrices } from './acceptance.ts';
import { parseOdds } from './odds.ts';
import { anyOdds } from '../testing/arbitraries.ts';

const MODES = [0, 1, 2] as const;

function verdicts(shown: readonly string[], now: readonly string[]): string[] {
  const question = { shown: shown.map(parseOdds), now: now.map(parseOdds) };
  const byMode = MODES.map((changeCoefAction) =>
    judgePrices({ ...question, changeCoefAction, exactCoef: false }),
  );
  const exact = MODES.map((changeCoefAction) =>
    judgePrices({ ...question, changeCoefAction, exactCoef: true }),
  );
  return [...byMode, ...exact].map((answer) => answer.verdict);
}

const [accept, confirm] = ['accept', 'confirm'];

describe('price acceptance', () => {
  it.each([
    ['better', ['1.9'], ['1.95'], [confirm, accept, accept, confirm, confirm, confirm]],
    ['worse', ['1.9'], ['1.85'], [confirm, accept, confirm, confirm, confirm, confirm]],
    ['unchanged', ['1.9'], ['1.9'], [accept, accept, accept, accept, accept, accept]],
    [
      'one leg worse, total better',
      ['2', '2'],
      ['1.9', '2.3'],
      [confirm, accept, confirm, confirm, confirm, confirm],
    ],
    ['one leg better', ['2', '2'], ['2', '2.001'], [confirm, accept, accept, confirm, confirm, confirm]],
    ['no legs', [], [], [accept, accept, accept, accept, accept, accept]],
  ])('judges a %s price in modes 0, 1, 2, without and with exact odds', (_, shown, now, expected) => {
    expect(verdicts(shown, now)).toEqual(expected);
  });

  it('accepts unchanged or better by default', () => {
    expect(DEFAULT_CHANGE_COEF_ACTION).toBe(2);
  });

  it('returns the legs whose price changed, up or down, accepted or not', () => {
    const question = { shown: ['2', '1.5', '3'].map(parseOdds), now: ['2.1', '1.5', '2.9'].map(parseOdds) };
    for (const changeCoefAction of MODES) {
      expect(judgePrices({ ...question, changeCoefAction, exactCoef: false }).moved).toEqual([0, 2]);
    }
  });

  it('never accepts a worse leg in modes 0 and 2, and always accepts in mode 1 without exact odds', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyOdds, anyOdds), { maxLength: 6 }), (pairs) => {
        const prices = { shown: pairs.map(([shown]) => shown), now: pairs.map(([, now]) => now) };
        const judge = (changeCoefAction: 0 | 1 | 2, exactCoef: boolean) =>
          judgePrices({ ...prices, changeCoefAction, exactCoef }).verdict === 'accept';
        const worse = pairs.some(([shown, now]) => now < shown);
        const same = pairs.every(([shown, now]) => now === shown);
        expect(judge(0, false)).toBe(same);
        expect(judge(1, false)).toBe(true);
        expect(judge(2, false)).toBe(!worse);
        for (const mode of MODES) expect(judge(mode, true)).toBe(same);
      }),
    );
  });

  it('throws for lists of different lengths', () => {
    const odds = parseOdds('2');
    const question = { shown: [odds], now: [], changeCoefAction: 1, exactCoef: false } as const;
    expect(() => judgePrices(question)).toThrow(/shown and a present price/);
  });
});
