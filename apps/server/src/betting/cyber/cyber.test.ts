import type { MatchRecord } from '@touchline/feed';
import { expect, test } from 'vitest';
import { disciplinesOf } from './disciplines.ts';

const match = (id: number, rest: Partial<MatchRecord>): MatchRecord => ({
  id,
  sportId: 40,
  competitionId: 10,
  competition: 'Series',
  country: 'world',
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: 1_800_000_000,
  status: 1,
  producer: 'line',
  marketCount: 0,
  version: 1,
  discipline: 'arena-five',
  ...rest,
});

test('counts live and pre-match matches of each discipline and its competitions', () => {
  const found = disciplinesOf([
    match(1, { status: 2 }),
    match(2, { competitionId: 11, competition: 'Cup' }),
    match(3, { status: 3, discipline: 'turbo-ball', competitionId: 12 }),
    match(4, { status: 2, discipline: 'turbo-ball', competitionId: 12 }),
  ]);
  expect(found).toEqual([
    expect.objectContaining({ key: 'turbo-ball', type: 'real', live: 2, line: 0 }),
    {
      key: 'arena-five',
      type: 'real',
      sportId: 40,
      live: 1,
      line: 1,
      champs: [
        { id: 10, name: 'Series', country: 'world', live: 1, line: 0 },
        { id: 11, name: 'Cup', country: 'world', live: 0, line: 1 },
      ],
    },
  ]);
});

test('separates simulated sports from e-sports, and leaves out other matches', () => {
  const { discipline: _none, ...bare } = match(3, {});
  const found = disciplinesOf([
    match(1, { sportId: 41, discipline: 'virtual-football' }),
    match(2, { sportId: 1 }),
    bare,
  ]);
  expect(found.map(({ key, type }) => [key, type])).toEqual([['virtual-football', 'virtual']]);
});
