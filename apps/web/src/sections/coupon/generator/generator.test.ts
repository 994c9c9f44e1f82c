import type { Market, Match } from '@touchline/contract';
import { oddsMilli } from '@touchline/betting';
import { expect, test } from 'vitest';
import { candidatesOf, type CandidateFilter } from './candidates.ts';
import { payoutOf, readWish } from './wish.ts';

const NOW = 1_800_000_000_000;

const match = (id: number, inHours: number, changes: Partial<Match> = {}): Match => ({
  id,
  sportId: 1,
  competitionId: 1,
  competition: 'League',
  country: 'gb',
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: NOW / 1000 + inHours * 3600,
  status: 1,
  producer: 'line',
  marketCount: 1,
  version: 1,
  ...changes,
});
const market = (matchId: number, changes: Partial<Market> = {}): Market => ({
  id: `${matchId}.result`,
  matchId,
  type: 'result',
  group: 'main',
  status: 1,
  producer: 'line',
  selections: [{ id: `${matchId}.result:home`, key: 'home', k: '1.85' }],
  version: 1,
  at: NOW,
  ...changes,
});
const all: CandidateFilter = {
  sportIds: new Set(),
  hiddenIds: [],
  hours: undefined,
  singleOnly: new Set(),
  now: NOW,
};
const idsOf = (
  matches: readonly Match[],
  markets: readonly Market[],
  filter: Partial<CandidateFilter> = {},
) =>
  candidatesOf({ matches: [...matches], markets: [...markets] }, { ...all, ...filter }).map(({ id }) => id);

test('only open prices of matches that haven’t begun are candidates', () => {
  const matches = [match(1, 1), match(2, 0, { status: 2 }), match(3, 1, { status: 5 }), match(4, 1)];
  const markets = [
    market(1),
    market(2),
    market(3),
    market(4, { status: -1 }),
    market(1, { id: '1.total', selections: [{ id: '1.total:over', key: 'over' }] }),
  ];
  expect(idsOf(matches, markets)).toEqual(['1.result:home']);
});

test('sports, kick-off, hidden sports and markets for singles only narrow them', () => {
  const matches = [match(1, 1), match(2, 30), match(3, 1, { sportId: 4 })];
  const markets = [market(1), market(2), market(3)];
  const [first, later, tennis] = ['1.result:home', '2.result:home', '3.result:home'];
  expect(idsOf(matches, markets)).toEqual([first, later, tennis]);
  expect(idsOf(matches, markets, { hours: 24 })).toEqual([first, tennis]);
  expect(idsOf(matches, markets, { sportIds: new Set([4]) })).toEqual([tennis]);
  expect(idsOf(matches, markets, { hiddenIds: [4] })).toEqual([first, later]);
  expect(idsOf(matches, markets, { singleOnly: new Set(['result']) })).toEqual([]);
});

test.each([
  ['', '50', 'stake'],
  ['5', 'much', 'payout'],
  ['5', '5', 'payoutTooLow'],
  ['5', '5.04', 'payoutTooLow'],
])('a stake of "%s" for "%s" is refused: %s', (stake, payout, problem) => {
  expect(readWish(stake, payout, 'EUR')).toEqual({ problem });
});

test('the payout is exact and rounded once', () => {
  expect(readWish('5', '50', 'EUR')).toMatchObject({
    stakeMinor: 500n,
    wish: { least: { num: 10n, den: 1n } },
  });
  const legs = [1333, 1333].map((milli, index) => ({
    id: String(index),
    matchId: index,
    odds: oddsMilli(milli),
  }));
  // 3.33 * 1.333 * 1.333 = 5.917...
  expect(payoutOf(legs, 333n, 'EUR')).toBe('5.92');
});
