import { describe, expect, test } from 'vitest';
import { choiceIn, dayText, isNarrowed, questionOf, withChoice } from './choice.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const read = (query: string) => choiceIn(new URLSearchParams(query));
const ask = (query: string, timeZone = 3, now = at('2026-11-21T20:30:00Z')) =>
  questionOf(read(query), { timeZone, now });

describe('the request for the history', () => {
  test('includes everything without filters', () => {
    expect(ask('')).toEqual({});
    expect(isNarrowed(read('state=won'))).toBe(false);
  });

  test('includes every filter of the address', () => {
    expect(ask('state=sold&type=2&account=acc-7&sport=40')).toEqual({
      state: 'sold',
      typeId: 2,
      accountId: 'acc-7',
      sportId: 40,
    });
    expect(isNarrowed(read('sport=40'))).toBe(true);
  });

  test('ignores invalid filters of the address', () => {
    expect(ask('state=robbed&type=9&account=../x&sport=all&period=century&from=2026-11-01')).toEqual({});
    expect(ask('period=own&from=2026-02-31&to=yesterday')).toEqual({});
  });
});

describe('days are those of the player’s time zone', () => {
  test('today starts at its midnight', () => {
    expect(ask('period=today', 3)).toEqual({ from: at('2026-11-20T21:00:00Z') });
    expect(ask('period=today', 5.75)).toEqual({ from: at('2026-11-21T18:15:00Z') });
    expect(ask('period=today', -12)).toEqual({ from: at('2026-11-21T12:00:00Z') });
  });

  test('seven and thirty days include today', () => {
    expect(ask('period=week', 0)).toEqual({ from: at('2026-11-15T00:00:00Z') });
    expect(ask('period=month', 0)).toEqual({ from: at('2026-10-23T00:00:00Z') });
  });

  test('custom days include the whole first and last day', () => {
    expect(ask('period=own&from=2026-11-01&to=2026-11-02', 3)).toEqual({
      from: at('2026-10-31T21:00:00Z'),
      to: at('2026-11-02T20:59:59Z'),
    });
    expect(ask('period=own&to=2026-11-02', 0)).toEqual({ to: at('2026-11-02T23:59:59Z') });
  });

  test('an evening is another day further east', () => {
    expect(dayText(at('2026-11-21T21:30:00Z'), 0)).toBe('2026-11-21');
    expect(dayText(at('2026-11-21T21:30:00Z'), 3)).toBe('2026-11-22');
  });
});

describe('the address of a choice', () => {
  test('preserves other parameters, and leaves out empty ones', () => {
    const query = new URLSearchParams('state=won&menu=1&sport=40');
    expect(String(withChoice(query, { state: 'all', type: '1', sport: undefined }))).toBe('menu=1&type=1');
    expect(String(withChoice(query, { sport: 'all' }))).toBe('state=won&menu=1');
  });

  test('is parsed as it was written', () => {
    const choice = { state: 'lost', period: 'own', from: '2026-11-01', to: '2026-11-02', type: '8' } as const;
    expect(choiceIn(withChoice(new URLSearchParams(), choice))).toMatchObject(choice);
  });
});
