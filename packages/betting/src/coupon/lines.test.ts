import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLine, isQuarterLine, parseLine, quarters, settleHandicap, settleTotal } from './lines.ts';

const anyLine = fc.integer({ min: -80, max: 80 }).map(quarters);
const anyGoals = fc.integer({ min: 0, max: 12 });

describe('lines', () => {
  it.each([
    ['2.25', 9, '2.25', '+2.25'],
    ['-0.75', -3, '-0.75', '-0.75'],
    ['+1.5', 6, '1.5', '+1.5'],
    ['1.50', 6, '1.5', '+1.5'],
    ['-3.0', -12, '-3', '-3'],
    ['0', 0, '0', '0'],
    ['-0', 0, '0', '0'],
    ['-0.25', -1, '-0.25', '-0.25'],
    ['210.5', 842, '210.5', '+210.5'],
  ])('are parsed from %s', (text, count, plain, signed) => {
    expect(parseLine(text)).toBe(count);
    expect(formatLine(parseLine(text))).toBe(plain);
    expect(formatLine(parseLine(text), { sign: true })).toBe(signed);
  });

  it.each(['', '2.3', '2.125', '2.', '.5', '2,5', '1/2', ' 1', '--1', '0.000', 'x'])(
    'throw for "%s"',
    (text) => {
      expect(() => parseLine(text)).toThrow(/is not a line: write a multiple of 0\.25/);
    },
  );

  it('distinguish quarter lines from whole and half ones', () => {
    const lines = ['-0.75', '-0.5', '-0.25', '0', '0.25', '0.5', '0.75', '1'].map(parseLine);
    expect(lines.map(isQuarterLine)).toEqual([true, false, true, false, true, false, true, false]);
  });

  it('are parsed back from their own text, signed or not', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (line, sign) => {
        expect(parseLine(formatLine(line, { sign }))).toBe(line);
      }),
    );
  });

  it('throw for a number of quarters that is not whole', () => {
    expect(() => quarters(0.75)).toThrow(/whole number of quarters/);
  });
});

/** Settles half of the stake on each neighbouring half or whole line, in decimals. */
function byHalves(own: number, other: number, line: number): number {
  const outcome = (half: number) => Math.sign(own + half / 4 - other);
  const halves = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
  const sum = halves.reduce((total, half) => total + outcome(half), 0);
  return { '2': 1, '1': 4, '0': 2, '-1': 5, '-2': 0 }[String(sum)] ?? Number.NaN;
}

describe('settling a line', () => {
  it('settles -0.75 on the home side at 2:1 as half won, half returned', () => {
    expect(settleHandicap(parseLine('-0.75'), 2, 1)).toBe(4);
  });

  it('settles over 2.25 at 2 goals as half lost, half returned', () => {
    expect(settleTotal('over', parseLine('2.25'), 2)).toBe(5);
    expect(settleTotal('under', parseLine('2.25'), 2)).toBe(4);
  });

  it.each([
    ['-1.5', 2, 0, 1],
    ['-1.5', 2, 1, 0],
    ['-1', 2, 1, 2],
    ['0', 1, 1, 2],
    ['+0.25', 1, 1, 4],
    ['-0.25', 1, 1, 5],
    ['+0.75', 0, 1, 5],
    ['-1.25', 2, 1, 5],
    ['-1.25', 3, 1, 1],
    ['-1.25', 1, 1, 0],
  ])('settles handicap %s at %i:%i as %i', (line, own, other, result) => {
    expect(settleHandicap(parseLine(line), own, other)).toBe(result);
  });

  it('equals two half stakes on the neighbouring lines', () => {
    fc.assert(
      fc.property(anyLine, anyGoals, anyGoals, (line, own, other) => {
        expect(settleHandicap(line, own, other)).toBe(byHalves(own, other, line));
        expect(settleTotal('over', line, own)).toBe(byHalves(own, 0, -line));
        expect(settleTotal('under', line, own)).toBe(byHalves(0, own, line));
      }),
    );
  });

  it('gives the two sides of a line opposite results', () => {
    const opposite = new Map([
      [1, 0],
      [0, 1],
      [2, 2],
      [4, 5],
      [5, 4],
    ]);
    fc.assert(
      fc.property(anyLine, anyGoals, anyGoals, (line, home, away) => {
        const mirrored = settleHandicap(quarters(-line), away, home);
        expect(mirrored).toBe(opposite.get(settleHandicap(line, home, away)));
        expect(settleTotal('under', line, home)).toBe(opposite.get(settleTotal('over', line, home)));
      }),
    );
  });

  it('throws for a score that is not a whole number', () => {
    expect(() => settleHandicap(parseLine('0'), -1, 0)).toThrow(/score/);
    expect(() => settleHandicap(parseLine('0'), 0, Number.NaN)).toThrow(/score/);
    expect(() => settleTotal('over', parseLine('0'), 1.5)).toThrow(/score/);
  });
});
