import { describe, expect, it } from 'vitest';
import { finishedOf } from '../engine/finished.ts';
import { createDemoLine } from './demoLine.ts';
import { createDemoPlan } from './demoPlan.ts';
import { DEMO_SPORTS } from './lanes.ts';
import { raceEnds } from './sets/setScores.ts';
import { gameChance } from './sets/tennisPlay.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 16, 15);
/** Season winners and the like, which are never in play. */
const LONG_TERM = 2999;

/** Returns the number of matches of a sport in play at any hour. */
function liveOf(sportId: number): number {
  if (sportId === LONG_TERM) return 0;
  return sportId === 1 ? 6 : 1;
}

describe('the demonstration matches', () => {
  it('include live and pre-match ones in every sport at any hour', () => {
    const plan = createDemoPlan('test');
    for (let hour = 0; hour < 24; hour += 1) {
      const now = NOW + hour * HOUR + 17 * 60_000;
      const around = plan.around(now, 0);
      for (const { sportId } of DEMO_SPORTS) {
        const own = around.filter((match) => match.sportId === sportId);
        const live = own.filter(
          (match) => match.kickOff <= now && (match.timeline().at(-1)?.at ?? 0) > now - match.kickOff,
        );
        expect([sportId, hour, live.length >= liveOf(sportId)]).toEqual([sportId, hour, true]);
        expect(own.filter((match) => match.kickOff > now).length).toBeGreaterThan(5);
      }
    }
  });

  it('name the countries of players, and none of teams', () => {
    const countriesOf = (sportId: number) => {
      const own = createDemoPlan('test')
        .around(NOW, 0)
        .filter((match) => match.sportId === sportId && match.away !== '');
      return new Set(own.flatMap(({ homeCountry, awayCountry }) => [homeCountry, awayCountry]));
    };
    const [football, tennis] = [countriesOf(1), countriesOf(4)];
    expect([...football]).toEqual([undefined]);
    expect(tennis.size).toBeGreaterThan(5);
    expect([...tennis].filter((country) => !/^[a-z]{2}$/.test(country ?? ''))).toEqual([]);
  });

  it('never have an entrant in two at once', () => {
    const plan = createDemoPlan('test');
    const twice = Array.from({ length: 200 }, (_, step) => NOW + step * 11 * 60_000).flatMap((now) => {
      const playing = plan
        .around(now, 0)
        .filter((match) => match.kickOff <= now && now < match.kickOff + (match.timeline().at(-1)?.at ?? 0))
        .filter(({ away }) => away !== '')
        .flatMap(({ competition, home, away }) => [`${competition}: ${home}`, `${competition}: ${away}`]);
      return playing.filter((name, index) => playing.indexOf(name) < index);
    });
    expect(twice).toEqual([]);
  });

  it('are the same with the same results in another process', () => {
    const [first, second] = [createDemoPlan('test'), createDemoPlan('test')];
    for (const match of first.around(NOW, 0).filter(({ kickOff }) => kickOff < NOW)) {
      const again = second.find(match.id);
      const functions = { timeline: 0, markets: 0, tracker: 0 };
      expect(again && { ...again, ...functions }).toEqual({ ...match, ...functions });
      expect(again?.timeline()).toEqual(match.timeline());
    }
    expect(
      createDemoPlan('other')
        .around(NOW, 0)
        .map(({ home }) => home),
    ).not.toEqual(first.around(NOW, 0).map(({ home }) => home));
  });

  it('have results of the past, played in a worker thread', async () => {
    const past = (await createDemoLine({ seed: 'test' }).finished?.(NOW - 3 * HOUR, NOW)) ?? [];
    expect(past).toEqual(finishedOf(createDemoPlan('test'), NOW - 3 * HOUR, NOW));
    expect(past.length).toBeGreaterThan(50);
  });
});

describe('models by points', () => {
  it('give a game to the server with the theoretical probability', () => {
    expect(gameChance(0.5)).toBeCloseTo(0.5, 9);
    // The known value for a server who wins 60 % of the points.
    expect(gameChance(0.6)).toBeCloseTo(0.7357, 4);
    expect(gameChance(0.6, 3, 3)).toBeCloseTo(0.36 / 0.52, 9);
  });

  it('are complete: the ends of a set sum to one, and even sides have even probabilities', () => {
    const ends = raceEnds(0.5, 25);
    expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 3);
    expect(ends.filter(({ homeWins }) => homeWins).reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(0.5, 3);
  });
});
