import { expect, test } from 'vitest';
import { idsOf, pickingOf, type SectionFilter } from './picking.ts';

const facts = { now: 1_000_000, dayEnds: 9000, favorites: [{ kind: 'team', id: 7 }] as const };
const picking = (filter: Partial<SectionFilter>, more = {}) =>
  pickingOf({ section: 'line', menu: undefined, time: 'all', ...filter }, { ...facts, ...more });

test('a part of a section asks for what it is about', () => {
  expect(picking({ menu: 'recommended' })).toEqual({ section: 'line', best: true });
  expect(picking({ menu: 'today' })).toEqual({ section: 'line', until: 9000 });
  expect(picking({ menu: 'broadcasts', section: 'live' })).toEqual({ section: 'live', media: true });
  expect(picking({ menu: 'favorites', sportId: 4 })).toEqual({ section: 'line', sportId: 4, teamIds: '7' });
});

test('a time is a last second, and the best are asked for by name', () => {
  expect(picking({ time: '1h' })).toEqual({ section: 'line', until: 1000 + 3600 });
  expect(picking({ time: 'recommended' })).toEqual({ section: 'line', best: true });
});

test('who follows nothing has nothing to ask for', () => {
  expect(picking({ menu: 'favorites' }, { favorites: [] })).toBeUndefined();
  expect(idsOf([])).toEqual({});
});

test('ids go by their kinds, and no more of them than a question takes', () => {
  const items = Array.from({ length: 250 }, (_, place) => ({ kind: 'match', id: place + 1 }) as const);
  const { matchIds, competitionIds, teamIds } = idsOf([...items, { kind: 'competition', id: 3 }]);
  expect(matchIds?.split(',')).toHaveLength(200);
  expect([competitionIds, teamIds]).toEqual(['3', undefined]);
});
