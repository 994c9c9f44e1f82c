import { expect, test } from 'vitest';
import { daysUpTo, questionOf, viewIn, withView } from './question.ts';

const view = (type: string | undefined, query: string) => viewIn(type, new URLSearchParams(query));

test('filters are parsed from the address, and invalid ones are ignored', () => {
  expect(view('live', 'sport=4&day=x&competition=-3')).toEqual({
    section: 'live',
    day: undefined,
    sport: 4,
    competition: undefined,
    text: '',
  });
  expect(questionOf(view(undefined, 'day=2026-11-20&competition=7'), 'ecl', 3)).toEqual({
    section: 'zone',
    day: '2026-11-20',
    competitionId: 7,
    text: 'ecl',
    timeZone: 3,
  });
});

test('changing the sport drops its competition, and an empty text is removed from the address', () => {
  const query = new URLSearchParams('sport=1&competition=9&text=a&day=2026-11-20');
  expect(withView(query, { sport: 4 }).toString()).toBe('sport=4&text=a&day=2026-11-20');
  expect(withView(query, { text: '' }).toString()).toBe('sport=1&competition=9&day=2026-11-20');
});

test('days start at the player’s midnight', () => {
  const late = Date.UTC(2026, 10, 21, 22) / 1000;
  expect(daysUpTo(late, 0, 2).map(({ name }) => name)).toEqual(['2026-11-21', '2026-11-20']);
  expect(daysUpTo(late, 3, 1)).toEqual([{ name: '2026-11-22', noon: Date.UTC(2026, 10, 22, 9) / 1000 }]);
});
