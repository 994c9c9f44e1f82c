import { describe, expect, it } from 'vitest';
import type { MatchData } from './plan.ts';
import { readSelectionId, settleSelection } from './settle.ts';

function facts(over: Partial<MatchData> = {}): MatchData {
  return { finished: true, total: [2, 1], counted: [2, 1], halfTime: [1, 1], goals: [0, 1, 0], ...over };
}
const settle = (id: string, known: MatchData = facts()): number | undefined => {
  const ref = readSelectionId(id);
  return ref && settleSelection(ref, known);
};

describe('settlement', () => {
  it.each([
    ['9.match-result:home', 1],
    ['9.match-result:draw', 0],
    ['9.half-time-result:draw', 1],
    ['9.double-chance:1x', 1],
    ['9.double-chance:x2', 0],
    ['9.draw-no-bet:away', 0],
    ['9.both-to-score:yes', 1],
    ['9.correct-score:2:1', 1],
    ['9.correct-score:1:2', 0],
    ['9.correct-score:other', 0],
    ['9.next-goal.2:away', 1],
    ['9.next-goal.3:home', 1],
    ['9.next-goal.4:none', 1],
    ['9.next-goal.4:home', 0],
    ['9.handicap.-0.75:home', 4],
    ['9.handicap.-0.75:away', 5],
    ['9.handicap.-1:home', 2],
    ['9.handicap.-1.25:home', 5],
    ['9.handicap.-1.25:away', 4],
    ['9.total.3:over', 2],
    ['9.total.2.75:over', 4],
    ['9.total.3.25:over', 5],
    ['9.total.3.25:under', 4],
    ['9.total.2.5:under', 0],
  ])('gives %s the result %i after 2:1', (id, result) => {
    expect(settle(id)).toBe(result);
  });

  it('returns the stakes of draw no bet, and of a tie in a two-way market', () => {
    const level = facts({ total: [1, 1], counted: [1, 1] });
    expect([settle('9.draw-no-bet:home', level), settle('9.winner:away', level)]).toEqual([2, 2]);
  });

  it('counts an unlisted high score as other', () => {
    const high = facts({ total: [5, 0], counted: [5, 0] });
    expect([settle('9.correct-score:other', high), settle('9.correct-score:4:0', high)]).toEqual([1, 0]);
  });

  it('settles in play only what can not change any more', () => {
    const now = facts({ finished: false });
    expect(settle('9.half-time-result:draw', now)).toBe(1);
    expect(settle('9.next-goal.3:home', now)).toBe(1);
    expect(settle('9.both-to-score:no', now)).toBe(0);
    expect(settle('9.total.2.5:over', now)).toBe(1);
    for (const id of [
      '9.total.2.75:over',
      '9.total.3:over',
      '9.match-result:home',
      '9.next-goal.4:none',
      '9.handicap.3:home',
    ]) {
      expect(settle(id, now)).toBeUndefined();
    }
  });

  it('returns nothing for an unknown market or selection', () => {
    for (const id of [
      '',
      '9',
      '9.match-result',
      '9.match-result:maybe',
      '9.constructor:home',
      '9.total:over',
      '9.total.x:over',
      '9.correct-score:7:7',
    ]) {
      expect(settle(id)).toBeUndefined();
    }
  });
});

describe('settlement of markets of parts, sides and fields', () => {
  const ended = facts({
    total: [3, 1],
    counted: [88, 79],
    parts: [
      [25, 18],
      [19, 19],
    ],
    reached: { 20: 1 },
    overtime: false,
    ranking: ['A', 'B', 'C', 'D'],
    duels: { 1: 'B' },
    leaders: { 10: 'C' },
    fight: { winner: 'away', stopped: true, round: 7 },
  });

  it.each([
    ['9.part-total.1_42.5:over', 1],
    ['9.part-handicap.1_-7:home', 2],
    ['9.part-result.2:draw', 1],
    ['9.part-winner.2:home', 2],
    ['9.part-odd-even.1:odd', 1],
    // Never played: the stake is returned.
    ['9.part-winner.5:away', 2],
    ['9.total-home.87.5:over', 1],
    ['9.total-away.79:under', 2],
    ['9.sets-total.3.5:over', 1],
    ['9.sets-handicap.-2.5:home', 0],
    ['9.set-score:3:1', 1],
    ['9.winning-margin:home-6-10', 1],
    ['9.winning-margin:home-11-plus', 0],
    ['9.winning-margin:away-6-10', 0],
    ['9.result-total.160.5:home-over', 1],
    ['9.half-full:home-home', 1],
    ['9.race-to.20:away', 1],
    ['9.race-to.90:none', 1],
    ['9.overtime:no', 1],
    ['9.outright-winner:A', 1],
    ['9.top-3:C', 1],
    ['9.top-3:D', 0],
    ['9.bottom-3:A', 0],
    ['9.duel.1:A', 0],
    ['9.lap-leader.10:C', 1],
    ['9.method:away-stoppage', 1],
    ['9.round-group:away-7-9', 1],
    ['9.round-winner:away-6', 0],
    ['9.ends-in-round.7:yes', 1],
    ['9.distance:no', 1],
  ])('gives %s the result %i', (id, result) => {
    expect(settle(id, ended)).toBe(result);
  });

  it('returns nothing for what is not yet known', () => {
    const now = facts({ finished: false, parts: [[10, 8]], reached: {} });
    for (const id of [
      '9.part-total.2_20.5:over',
      '9.race-to.20:home',
      '9.outright-winner:A',
      '9.method:draw',
    ])
      expect([id, settle(id, now)]).toEqual([id, undefined]);
    expect(settle('9.part-result.1:home', now)).toBe(1);
  });

  it('accepts a runner’s name as the key of its selection', () => {
    expect(readSelectionId('9.outright-winner:K. Rothmère-Ōta')).toMatchObject({ key: 'K. Rothmère-Ōta' });
  });
});
