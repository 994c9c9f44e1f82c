import { expect, test } from 'vitest';
import type { MatchRecord } from '@touchline/feed';
import { picker, type Picking } from './picked.ts';

const match = (id: number, rest: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  sportId: 1,
  competitionId: 10,
  competition: 'Open',
  country: 'world',
  home: 'Home',
  away: 'Away',
  startsAt: 1000 + id,
  status: 1,
  producer: 'line',
  marketCount: 1,
  version: 1,
  ...rest,
});

const matches = [
  match(1, { status: 2, best: true }),
  match(2, { homeId: 71, awayId: 72, media: true }),
  match(3, { competitionId: 20, sportId: 4, best: true }),
  match(4, { homeId: 73, awayId: 71 }),
  match(5, { status: 4, best: true, homeId: 71 }),
];
const picked = (asked: Picking) => matches.filter(picker(asked)).map(({ id }) => id);

test.each<[Picking, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ best: true }, [1, 3]],
  [{ best: true, section: 'line' }, [3]],
  [{ media: true }, [2]],
  [{ sportId: 4 }, [3]],
  [{ until: 1002 }, [1, 2]],
  [{ teamIds: '71' }, [2, 4]],
  [{ matchIds: '1,99', teamIds: '73', competitionIds: '20' }, [1, 3, 4]],
  [{ competitionIds: '10', section: 'live' }, [1]],
  [{ teamIds: '0' }, []],
])('%j picks %j', (asked, ids) => {
  expect(picked(asked)).toEqual(ids);
});
