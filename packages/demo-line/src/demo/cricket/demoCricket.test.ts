import type { CricketCard, CricketInnings } from '@touchline/feed/source';
import { describe, expect, it } from 'vitest';
import { CRICKET } from './demoCricket.ts';
import { createDemoLine } from '../demoLine.ts';
import { createDemoPlan } from '../demoPlan.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 16, 15);
const plan = createDemoPlan('test');
const cricket = createDemoLine({ seed: 'test' }).cricket;
if (!cricket) throw new Error('The demonstration line has no cricket by ball.');
const ids = cricket.begun(NOW - 3 * DAY, NOW);

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Returns the feed's state of a match at a time. */
function feedOf(id: number, now: number) {
  const match = plan.find(id);
  return match?.timeline().findLast(({ at }) => match.kickOff + at <= now);
}

function check(innings: CricketInnings): void {
  const { runs, wickets, balls, extras, batting, bowling, falls } = innings;
  expect(sum(batting, (one) => one.runs) + extras.wides + extras.byes + extras.legByes).toBe(runs);
  expect(sum(bowling, (one) => one.runs) + extras.byes + extras.legByes).toBe(runs);
  expect(sum(bowling, (one) => one.wides)).toBe(extras.wides);
  expect(sum(batting, (one) => one.balls)).toBe(balls);
  expect(sum(bowling, (one) => one.balls)).toBe(balls);
  expect(batting.filter(({ dismissal }) => dismissal)).toHaveLength(wickets);
  expect(falls).toHaveLength(wickets);
  const runOuts = batting.filter(({ dismissal }) => dismissal?.kind === 'run-out').length;
  expect(sum(bowling, (one) => one.wickets) + runOuts).toBe(wickets);
  for (const bowler of bowling) {
    expect(bowler.balls).toBeLessThanOrEqual(24);
    expect(bowler.wickets).toBe(
      batting.filter(({ dismissal }) => dismissal?.bowlerId === bowler.playerId).length,
    );
  }
  for (const batter of batting)
    expect(batter.runs).toBeGreaterThanOrEqual(4 * batter.fours + 6 * batter.sixes);
  expect(batting.filter(({ dismissal }) => !dismissal).length).toBe(Math.min(2, 11 - wickets));
  expect(batting.filter(({ onStrike }) => onStrike).length).toBe(innings.finished ? 0 : 1);
}

const card = (id: number, now: number): CricketCard => {
  const found = cricket.card(id, now);
  if (!found) throw new Error(`Match ${id} has no card.`);
  return found;
};

describe('ball-by-ball cricket', () => {
  it('has figures of batters, bowlers and extras that add up to the score, at every moment of every match', () => {
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      const start = plan.find(id)?.kickOff ?? 0;
      for (let now = start; now < start + 4 * 3_600_000; now += 17 * 60_000) {
        const { innings } = card(id, now);
        innings.forEach(check);
        const said = feedOf(id, now)?.score;
        for (const { side, runs, wickets } of innings) {
          expect([runs, String(wickets)]).toEqual([said?.total[side], said?.points?.[side]]);
        }
      }
    }
  });

  it('has eleven players per team, all from its squad, none twice', () => {
    for (const id of ids.slice(0, 30)) {
      const { sides, innings } = card(id, NOW + DAY);
      for (const side of sides) {
        const squad = new Set(cricket.team(side.id)?.players.map((player) => player.id));
        expect(new Set(side.players.map((player) => player.id)).size).toBe(11);
        expect(side.players.every((player) => squad.has(player.id))).toBe(true);
        expect(new Set(side.players.map(({ name }) => name)).size).toBe(11);
      }
      for (const { side, batting, bowling } of innings) {
        const own = new Set(sides[side].players.map((player) => player.id));
        expect(batting.every(({ playerId }) => own.has(playerId))).toBe(true);
        expect(bowling.some(({ playerId }) => own.has(playerId))).toBe(false);
      }
    }
  });

  it('never revises earlier figures: those of a batter only grow', () => {
    for (const id of ids.slice(0, 10)) {
      const start = plan.find(id)?.kickOff ?? 0;
      const before = new Map<string, number>();
      for (let now = start; now < start + 4 * 3_600_000; now += 5 * 60_000) {
        for (const { side, batting } of card(id, now).innings) {
          for (const { playerId, runs } of batting) {
            const key = `${side} ${playerId}`;
            expect(runs).toBeGreaterThanOrEqual(before.get(key) ?? 0);
            before.set(key, runs);
          }
        }
      }
    }
  });

  it('reports the end of a match like the feed does, and nothing of other sports or of the future', () => {
    for (const id of ids) expect(card(id, NOW).finished).toBe(feedOf(id, NOW)?.status === 4);
    const other = plan.around(NOW, 0).find(({ sportId }) => sportId !== CRICKET);
    expect(cricket.card(other?.id ?? 0, NOW)).toBeUndefined();
    const next = plan.around(NOW, 0).find(({ sportId, kickOff }) => sportId === CRICKET && kickOff > NOW);
    expect(cricket.card(next?.id ?? 0, NOW)).toBeUndefined();
  });
});
