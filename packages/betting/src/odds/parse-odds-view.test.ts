import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds } from './format-odds.ts';
import { ODDS_VIEW_IDS, foldViewId, oddsFormat } from './odds-views.ts';
import { oddsMilli } from './odds.ts';
import { parseOddsInView } from './parse-odds-view.ts';
import { anyOdds } from '../testing/arbitraries.ts';

const odds = (milli: number) => ({ ok: true, odds: milli });
const refused = (reason: string) => ({ ok: false, reason });

describe('odds typed in a format', () => {
  it.each([
    ['1.85', 0, 1850],
    [' 1,85 ', 0, 1850],
    ['١٫٨٥', 0, 1850],
    ['۲.۵', 0, 2500],
    ['1.8555', 0, 1856],
    ['1.0005', 0, 1001],
    ['17/20', 1, 1850],
    ['10/11', 1, 1909],
    ['0017/020', 1, 1850],
    ['+185', 2, 2850],
    ['185', 2, 2850],
    ['-118', 2, 1847],
    ['-100', 2, 2000],
    ['0.85', 4, 1850],
    ['0.85', 14, 1850],
    ['-2.252', 5, 1444],
    ['1.85', 15, 2850],
    ['1', 5, 2000],
    ['-1', 5, 2000],
    ['-0.541', 6, 2848],
    ['1', 16, 2000],
    ['-1', 6, 2000],
  ])('reads %s in view %i', (text, view, milli) => {
    expect(parseOddsInView(text, view)).toEqual(odds(milli));
  });

  it.each([
    ['', 0],
    ['abc', 0],
    ['1.2.3', 0],
    ['1/2', 0],
    ['1 000', 0],
    ['2', 1],
    ['1/0', 1],
    ['-1/2', 1],
    ['1.5/2', 1],
    ['evens', 1],
    ['1/2x', 1],
    ['1/2/3', 1],
    ['x1/2', 1],
    ['--100', 2],
    ['1'.repeat(16), 0],
  ])('rejects "%s" in view %i as not odds', (text, view) => {
    expect(parseOddsInView(text, view)).toEqual(refused('not-odds'));
  });

  it.each([
    ['1', 0],
    ['1.0004', 0],
    ['-5', 0],
    ['999999999999999', 0],
    ['0/1', 1],
    ['1/2001', 1],
    ['99', 2],
    ['-99.9', 2],
    ['0', 2],
    ['-300000', 2],
    ['0', 4],
    ['-0.5', 4],
    ['0.999', 5],
    ['-0.999', 5],
    ['0', 5],
    ['1.001', 6],
    ['-1.001', 6],
    ['0', 6],
  ])('rejects %s in view %i as out of range', (text, view) => {
    expect(parseOddsInView(text, view)).toEqual(refused('out-of-range'));
  });

  it('reads prices up to the largest exact one', () => {
    expect(parseOddsInView('9007199254740.991', 0)).toEqual({ ok: true, odds: Number.MAX_SAFE_INTEGER });
    expect(parseOddsInView('9007199254740.992', 0)).toEqual(refused('out-of-range'));
  });

  it('round-trips prices in decimal, fractional, Hong Kong and Indonesian', () => {
    fc.assert(
      fc.property(anyOdds, fc.constantFrom(0, 1, 4, 5, 14, 15), (price, view) => {
        expect(parseOddsInView(formatOdds(price, view), view)).toEqual(odds(price));
      }),
    );
  });

  it('round-trips the displayed text in American and Malay', () => {
    const lossy = [...Array.from({ length: 4000 }, (_, index) => 1001 + index), 50_000, 999_999, 3_000_000];
    for (const view of [2, 6, 16]) {
      for (const milli of lossy) {
        const text = formatOdds(oddsMilli(milli), view);
        const read = parseOddsInView(text, view);
        // Both -100 and +100 mean 2; 2 is displayed with a plus.
        const again = read.ok ? formatOdds(read.odds, view) : read.reason;
        expect(again).toBe(text === '-100' ? '+100' : text);
      }
    }
  });
});

describe('view ids', () => {
  it('are converted to the view type of the app', () => {
    expect([0, 1, 2, 4, 5, 6].map((id) => foldViewId(id, 1))).toEqual([0, 1, 2, 14, 15, 16]);
    expect([0, 1, 2, 14, 15, 16].map((id) => foldViewId(id, 0))).toEqual([0, 1, 2, 4, 5, 6]);
    expect([0, 1].map((type) => foldViewId(99, type === 0 ? 0 : 1))).toEqual([0, 0]);
    expect(foldViewId(11, 1)).toBe(0);
  });

  it('preserve their format when converted', () => {
    for (const id of [...ODDS_VIEW_IDS, 14, 15, 16, 77]) {
      expect(oddsFormat(foldViewId(id, 0))).toBe(oddsFormat(id));
      expect(oddsFormat(foldViewId(id, 1))).toBe(oddsFormat(id));
    }
    expect(new Set(ODDS_VIEW_IDS.map(oddsFormat)).size).toBe(6);
  });
});
