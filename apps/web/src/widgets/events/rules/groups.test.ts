import { describe, expect, test } from 'vitest';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import {
  bestFirst,
  byCountry,
  bySport,
  groupMatches,
  isBest,
  shortened,
  sportRows,
  topGroups,
} from './groups.ts';

let id = 0;
function fixture(sportId: number, competition: string, startsAt: number, country = 'gb'): Fixture {
  id += 1;
  const competitionId = [...competition].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return { id, sportId, competitionId, competition, country, home: `H${id}`, away: `A${id}`, startsAt };
}

const matches = [
  fixture(4, 'Open', 10),
  fixture(1, 'Serie A', 20, 'it'),
  fixture(1, 'Premier', 30),
  fixture(1, 'Serie A', 40, 'it'),
  fixture(9, 'Unknown Cup', 50),
];
const sports = [1, 4];
const titles = (groups: readonly { first: Fixture; matches: readonly Fixture[] }[]) =>
  groups.map(({ first, matches: own }) => `${first.competition} ${own.length}`);

describe('matches are grouped by competition', () => {
  test('in the order of kick-off', () => {
    expect(titles(groupMatches(matches, { sports, by: 'kickOff' }))).toEqual([
      'Open 1',
      'Serie A 2',
      'Premier 1',
      'Unknown Cup 1',
    ]);
  });

  test('or in the order of sports and names, unlisted sports last', () => {
    const order = ['Premier 1', 'Serie A 2', 'Open 1', 'Unknown Cup 1'];
    expect(titles(groupMatches(matches, { sports, by: 'name' }))).toEqual(order);
    expect(titles(groupMatches(matches.toReversed(), { sports, by: 'name' }))).toEqual(order);
  });
});

test('a competition on a page of several shows its first matches', () => {
  const groups = groupMatches(matches, { sports, by: 'name' });
  expect(titles(shortened(groups, 1))).toEqual(['Premier 1', 'Serie A 1', 'Open 1', 'Unknown Cup 1']);
});

test('the top has at most its maximum, and each sport its share', () => {
  const groups = groupMatches(matches, { sports, by: 'name' });
  expect(titles(topGroups(groups, { matches: 3, perSport: 2 }))).toEqual([
    'Premier 1',
    'Serie A 1',
    'Open 1',
  ]);
  expect(titles(topGroups(groups, { matches: 99, perSport: 99 }))).toEqual(titles(groups));
});

test('groups of a country are consecutive, in order of first appearance', () => {
  const groups = groupMatches(
    [fixture(1, 'A', 1, 'it'), fixture(1, 'B', 2), fixture(1, 'C', 3, 'it'), fixture(1, 'D', 4)],
    { sports, by: 'kickOff' },
  );
  expect(titles(byCountry(groups))).toEqual(['A 1', 'C 1', 'B 1', 'D 1']);
});

test('the best matches come first, each once, by sport', () => {
  const best = (match: Fixture): Fixture => ({ ...match, best: true });
  const all = [
    fixture(1, 'A', 1),
    best(fixture(1, 'A', 2)),
    best(fixture(4, 'Open', 3)),
    best(fixture(1, 'B', 4)),
  ];
  const groups = bestFirst(groupMatches(all, { sports, by: 'kickOff' }));
  expect(groups.map((group) => [isBest(group), group.matches.length])).toEqual([
    [true, 2],
    [true, 1],
    [false, 1],
  ]);
  expect(groups.flatMap((group) => group.matches.map((match) => match.id)).toSorted()).toEqual(
    all.map((match) => match.id).toSorted(),
  );
  expect(groups[2]?.id).toBe(String(all[0]?.competitionId));
});

describe('matches by sport', () => {
  const groups = groupMatches(matches, { sports, by: 'kickOff' });

  test('are together, in the order in which the sports first appear', () => {
    expect(bySport(groups).map(({ sportId, groups: own }) => [sportId, titles(own)])).toEqual([
      [4, ['Open 1']],
      [1, ['Serie A 2', 'Premier 1']],
      [9, ['Unknown Cup 1']],
    ]);
  });

  const football = bySport(groups)[1]?.groups ?? [];
  const rowsOf = (folded: readonly string[], own = football, isTitled = true) => {
    const { rows, last } = sportRows(own, new Set(folded), isTitled);
    return {
      rows: rows.map(({ match, isAlone, above }) => [match.startsAt, isAlone, titles(above)]),
      last: titles(last),
    };
  };

  test('have a title for each competition with several matches, and none for a single match', () => {
    expect(rowsOf([])).toEqual({
      rows: [
        [20, false, ['Serie A 2']],
        [40, false, []],
        [30, true, []],
      ],
      last: [],
    });
  });

  test('have no titles where each row names its competition, except of folded competitions', () => {
    const serieA = football[0]?.id ?? '';
    expect(rowsOf([], football, false).rows).toEqual([
      [20, true, []],
      [40, true, []],
      [30, true, []],
    ]);
    expect(rowsOf([serieA], football, false).rows).toEqual([[30, true, ['Serie A 2']]]);
  });

  test('of a folded competition are hidden; its title is above the next match, or last', () => {
    const serieA = football[0]?.id ?? '';
    expect(rowsOf([serieA]).rows).toEqual([[30, true, ['Serie A 2']]]);
    expect(rowsOf([serieA], football.toReversed())).toEqual({ rows: [[30, true, []]], last: ['Serie A 2'] });
  });

  test('that are the best have one title, and each its own competition', () => {
    const best = bestFirst(
      groupMatches(
        matches.map((match) => (match.startsAt === 30 ? { ...match, best: true as const } : match)),
        { sports, by: 'name' },
      ),
    );
    const [first] = sportRows(bySport(best)[0]?.groups ?? [], new Set(), false).rows;
    expect(first).toMatchObject({ isAlone: true, above: [{ id: 'best 1' }] });
  });
});
