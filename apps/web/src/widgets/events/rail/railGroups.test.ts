import { describe, expect, test } from 'vitest';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { railGroups } from './railGroups.ts';

const FOOTBALL = 1;
const HOCKEY = 2;
const TENNIS = 4;

const fixture = (id: number, sportId: number, away = 'Guests'): Fixture => ({
  id,
  sportId,
  competitionId: 1,
  competition: 'League',
  country: 'GB',
  home: `Home ${id}`,
  away,
  homeId: id,
  awayId: id,
  startsAt: id,
});

describe('the rail of live matches', () => {
  test('has the sport of the page first, and others in the order of the site', () => {
    const fixtures = [fixture(1, FOOTBALL), fixture(2, HOCKEY), fixture(3, TENNIS)];
    const groups = railGroups(fixtures, { matchId: 3, sportId: TENNIS }, [HOCKEY, FOOTBALL, TENNIS]);
    expect(groups.map(({ sportId }) => sportId)).toEqual([TENNIS, HOCKEY, FOOTBALL]);
  });

  test('is empty when the match of the page is the only one', () => {
    expect(railGroups([fixture(1, FOOTBALL)], { matchId: 1, sportId: FOOTBALL }, [FOOTBALL])).toEqual([]);
  });

  test('leaves out contests without sides', () => {
    expect(railGroups([fixture(1, FOOTBALL, '')], { matchId: 9, sportId: FOOTBALL }, [FOOTBALL])).toEqual([]);
  });

  test('shows the match of the page also where it comes late, and counts all', () => {
    const fixtures = Array.from({ length: 20 }, (_, index) => fixture(index + 1, FOOTBALL));
    const [group] = railGroups(fixtures, { matchId: 20, sportId: FOOTBALL }, [FOOTBALL]);
    expect(group?.count).toBe(20);
    expect(group?.matches).toHaveLength(12);
    expect(group?.matches.at(-1)?.id).toBe(20);
  });

  test('has up to four matches of each other sport', () => {
    const fixtures = [
      ...Array.from({ length: 9 }, (_, index) => fixture(index + 1, FOOTBALL)),
      fixture(20, TENNIS),
    ];
    const groups = railGroups(fixtures, { matchId: 20, sportId: TENNIS }, [FOOTBALL, TENNIS]);
    expect(groups.map(({ matches }) => matches.length)).toEqual([1, 4]);
  });
});
