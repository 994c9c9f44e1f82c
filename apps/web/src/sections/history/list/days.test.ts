import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../platform/format/time.ts';
import { byDay } from './days.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const view = (timeZone: number) => ({ tag: 'en', timeZone, is12h: false });
const inZone = (timeZone: number) => (instant: number) => dayNumber(instant, view(timeZone));

describe('bets by day', () => {
  const evening = at('2026-11-21T20:30:00Z');
  const lateEvening = at('2026-11-21T21:30:00Z');
  const nextMorning = at('2026-11-22T06:00:00Z');

  test('a day ends at midnight of the player’s time zone', () => {
    const bets = [nextMorning, lateEvening, evening];
    expect(byDay(bets, inZone(0)).map(({ items }) => items)).toEqual([[nextMorning], [lateEvening, evening]]);
    expect(byDay(bets, inZone(3)).map(({ items }) => items)).toEqual([[nextMorning, lateEvening], [evening]]);
    expect(byDay(bets, inZone(-12)).map(({ items }) => items)).toEqual([[nextMorning, lateEvening, evening]]);
  });

  test('a quarter-hour time zone moves midnight by its quarters', () => {
    const beforeMidnight = at('2026-11-21T18:14:59Z');
    const midnight = at('2026-11-21T18:15:00Z');
    expect(byDay([midnight, beforeMidnight], inZone(5.75))).toHaveLength(2);
    expect(byDay([midnight, beforeMidnight], inZone(5.5))).toHaveLength(1);
  });

  test('a day has one group, whatever is between its bets', () => {
    const days = byDay([nextMorning, evening, nextMorning + 60], inZone(0));
    expect(days.map(({ items }) => items)).toEqual([[nextMorning, nextMorning + 60], [evening]]);
  });

  test('no bets give no days', () => {
    expect(byDay<number>([], inZone(3))).toEqual([]);
  });
});
