import { describe, expect, test } from 'vitest';
import { legState, type LegState } from './legState.ts';

type Leg = Parameters<typeof legState>[0];
type Match = NonNullable<Parameters<typeof legState>[2]>;

const NOW = 1_000_000;
const leg: Leg = {
  marketType: 'match-result',
  selectionKey: 'home',
  sportId: 1,
  startsAt: 900,
  statusId: -2,
};
const accepted = { state: 'accepted' } as const;

const at = (home: number, away: number, more: Partial<Match> = {}): Match => ({
  status: 2,
  clock: { period: 'half2', seconds: 63 * 60, running: false, at: NOW },
  score: { total: [home, away], parts: [[home, away]] },
  ...more,
});
const of = (part: Partial<Leg>, match: Match | undefined): LegState =>
  legState({ ...leg, ...part }, accepted, match, NOW);
const standing = (part: Partial<Leg>, match: Match | undefined) => of(part, match).standing;

describe('the state of a leg', () => {
  test.each([
    [1, 'won'],
    [4, 'won'],
    [6, 'won'],
    [0, 'lost'],
    [5, 'lost'],
    [2, 'returned'],
    [3, 'returned'],
  ])('of result %i is %s, whatever the score', (statusId, expected) => {
    expect(standing({ statusId }, at(0, 3))).toBe(expected);
  });

  test('in a cancelled bet is returned', () => {
    expect(legState(leg, { state: 'cancelled' }, at(1, 0), NOW).standing).toBe('returned');
  });

  test('before play is to come, with or without the feed’s record', () => {
    expect(standing({}, { status: 1 })).toBe('toCome');
    expect(standing({ startsAt: 1001 }, undefined)).toBe('toCome');
  });

  test('is unknown without a score, after a cancellation, and in a sport that isn’t decided by its score', () => {
    expect(standing({}, undefined)).toBeUndefined();
    expect(standing({}, { status: 2 })).toBeUndefined();
    expect(standing({}, at(1, 0, { status: 5 }))).toBeUndefined();
    expect(standing({ sportId: 9 }, at(1, 0))).toBeUndefined();
  });

  test('is unknown for other markets and other selections', () => {
    expect(standing({ marketType: 'correct-score', selectionKey: '1:0' }, at(1, 0))).toBeUndefined();
    expect(standing({ selectionKey: 'someone' }, at(1, 0))).toBeUndefined();
    expect(standing({ marketType: 'total', selectionKey: 'over', line: 'x' }, at(1, 0))).toBeUndefined();
    expect(
      standing({ marketType: 'part-total', selectionKey: 'over', line: '1.5' }, at(1, 0)),
    ).toBeUndefined();
  });

  test('is unknown in extra time, because regular time decides', () => {
    const score = {
      total: [2, 1],
      parts: [
        [1, 1],
        [0, 0],
        [1, 0],
      ],
    } as const;
    expect(standing({}, at(2, 1, { score: { ...score, parts: [...score.parts] } }))).toBeUndefined();
    const clock = { period: 'extra1', running: true, at: NOW };
    expect(standing({}, at(1, 1, { clock }))).toBeUndefined();
  });
});

describe('markets on the result', () => {
  test.each([
    ['match-result', 'home', [1, 0], 'ahead'],
    ['match-result', 'home', [1, 1], 'level'],
    ['match-result', 'home', [0, 1], 'behind'],
    ['match-result', 'draw', [1, 1], 'ahead'],
    ['match-result', 'draw', [1, 0], 'behind'],
    ['match-result', 'away', [1, 2], 'ahead'],
    ['winner', 'away', [0, 0], 'level'],
    ['draw-no-bet', 'home', [2, 2], 'level'],
    ['double-chance', '1x', [0, 0], 'ahead'],
    ['double-chance', '1x', [0, 1], 'behind'],
    ['double-chance', '12', [0, 0], 'behind'],
    ['double-chance', 'x2', [1, 1], 'ahead'],
    ['double-chance', 'x2', [2, 1], 'behind'],
  ] as const)('%s %s at %j is %s', (marketType, selectionKey, [home, away], expected) => {
    expect(standing({ marketType, selectionKey }, at(home, away))).toBe(expected);
  });
});

describe('totals', () => {
  test.each([
    ['3.5', [2, 0], { done: 2, needed: 4 }],
    ['3', [1, 0], { done: 1, needed: 4 }],
    ['2.25', [1, 1], { done: 2, needed: 3 }],
    ['2.75', [2, 1], { done: 3, needed: 4 }],
  ] as const)('over %s at %j counts to the whole win', (line, [home, away], count) => {
    const total = of({ marketType: 'total', selectionKey: 'over', line }, at(home, away));
    expect(total).toMatchObject({ standing: 'counting', count });
  });

  test('an over that is reached is ahead, and not yet won', () => {
    expect(standing({ marketType: 'total', selectionKey: 'over', line: '2.5' }, at(2, 1))).toBe('ahead');
  });

  test.each([
    ['2.5', [1, 1], 'ahead'],
    ['2', [1, 1], 'level'],
    ['2.25', [1, 1], 'ahead'],
    ['1.75', [1, 1], 'behind'],
    ['1.5', [1, 1], 'behind'],
  ] as const)('under %s at %j is %s', (line, [home, away], expected) => {
    expect(standing({ marketType: 'total', selectionKey: 'under', line }, at(home, away))).toBe(expected);
  });

  test('of one side count its own goals', () => {
    const over = { selectionKey: 'over', line: '1.5' };
    expect(standing({ ...over, marketType: 'total-home' }, at(2, 0))).toBe('ahead');
    expect(of({ ...over, marketType: 'total-away' }, at(2, 0))).toMatchObject({
      count: { done: 0, needed: 2 },
    });
  });

  test('of tennis count games, and those of sets count sets', () => {
    const score = { total: [1, 0] as const, parts: [[6, 4] as const, [3, 2] as const] };
    const tennis = { sportId: 4, selectionKey: 'over' };
    expect(of({ ...tennis, marketType: 'total', line: '22.5' }, at(0, 0, { score })).count).toEqual({
      done: 15,
      needed: 23,
    });
    expect(of({ ...tennis, marketType: 'sets-total', line: '2.5' }, at(0, 0, { score })).count).toEqual({
      done: 1,
      needed: 3,
    });
  });
});

describe('handicaps', () => {
  test.each([
    ['home', '-1.5', [2, 0], 'ahead'],
    ['home', '-1.5', [1, 0], 'behind'],
    ['home', '-1', [1, 0], 'level'],
    ['away', '-1.5', [1, 0], 'ahead'],
    ['away', '0.5', [0, 0], 'behind'],
    ['home', '-0.25', [0, 0], 'behind'],
    ['home', '+0.25', [0, 0], 'ahead'],
  ] as const)('%s with the home line %s at %j is %s', (selectionKey, line, [home, away], expected) => {
    expect(standing({ marketType: 'handicap', selectionKey, line }, at(home, away))).toBe(expected);
  });
});

describe('both to score', () => {
  const both = { marketType: 'both-to-score' };
  test('“yes” counts the sides that have scored', () => {
    expect(of({ ...both, selectionKey: 'yes' }, at(3, 0)).count).toEqual({ done: 1, needed: 2 });
    expect(standing({ ...both, selectionKey: 'yes' }, at(3, 1))).toBe('ahead');
  });

  test('“no” is behind once both have', () => {
    expect(standing({ ...both, selectionKey: 'no' }, at(3, 0))).toBe('ahead');
    expect(standing({ ...both, selectionKey: 'no' }, at(1, 1))).toBe('behind');
  });
});

describe('the share of time played', () => {
  test('moves with a running clock and ends with regular time', () => {
    expect(of({}, at(0, 0)).played).toBe(0.7);
    const clock = { period: 'half2', seconds: 89 * 60, running: true, at: NOW - 120_000 };
    expect(of({}, at(0, 0, { clock })).played).toBe(1);
  });

  test('is unknown in sports without a fixed length', () => {
    expect(of({ sportId: 3 }, at(60, 58)).played).toBeUndefined();
  });
});
