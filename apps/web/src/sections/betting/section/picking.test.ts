import { expect, test } from 'vitest';
import { idsOf, pickingOf, type SectionFilter } from './picking.ts';

const data = { now: 1_000_000, dayEnds: 9000, favorites: [{ kind: 'team', id: 7 }] as const };
const picking = (filter: Partial<SectionFilter>, more = {}) =>
  pickingOf({ section: 'line', menu: undefined, time: 'all', ...filter }, { ...data, ...more });

test('a part of a section requests its own matches', () => {
  expect(picking({ menu: 'recommended' })).toEqual({ section: 'line', best: true });
  expect(picking({ menu: 'today' })).toEqual({ section: 'line', until: 9000 });
  expect(picking({ menu: 'broadcasts', section: 'live' })).toEqual({ section: 'live', media: true });
  expect(picking({ menu: 'favorites', sportId: 4 })).toEqual({ section: 'line', sportId: 4, teamIds: '7' });
});

test('a time filter is sent as last second, and the best matches by name', () => {
  expect(picking({ time: '1h' })).toEqual({ section: 'line', until: 1000 + 3600 });
  expect(picking({ time: 'recommended' })).toEqual({ section: 'line', best: true });
});

test('there is no request without favourites', () => {
  expect(picking({ menu: 'favorites' }, { favorites: [] })).toBeUndefined();
  expect(idsOf([])).toEqual({});
});

test('ids are grouped by kind, up to the maximum of a request', () => {
  const items = Array.from({ length: 250 }, (_, index) => ({ kind: 'match', id: index + 1 }) as const);
  const { matchIds, competitionIds, teamIds } = idsOf([...items, { kind: 'competition', id: 3 }]);
  expect(matchIds?.split(',')).toHaveLength(200);
  expect([competitionIds, teamIds]).toEqual(['3', undefined]);
});
