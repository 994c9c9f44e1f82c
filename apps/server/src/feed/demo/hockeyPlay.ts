import type { Pair } from '@touchline/feed';
import { lineMarkets } from '../engine/lines.ts';
import type { Moment } from '../engine/plan.ts';
import { drifted } from '../football/drift.ts';
import { scoreMatrix } from '../football/scoreMatrix.ts';
import type { MakePlay } from './play.ts';

const PERIOD = 20 * 60;
const PAUSE = 15 * 60;
/** Real seconds a second of the game's clock takes, faceoffs and all. */
const SLOWNESS = 1.75;
const GOAL_PAUSE = 8_000;

/** Ice hockey: three periods of Poisson goals; the markets are about regular time. */
export const hockeyPlay: MakePlay = (home, away, matchId) => {
  const tilt = 0.13 * (home - away);
  const rates = { home: 3 * Math.exp(tilt), away: 2.7 * Math.exp(-tilt), rho: 0 };

  function timeline(random: Parameters<ReturnType<MakePlay>['timeline']>[0]): readonly Moment[] {
    const moments: Moment[] = [];
    const parts: Pair[] = [];
    let start = 0;
    const say = (at: number, seconds: number, status: 2 | 3 | 4, period: string, goal = false): void => {
      const total: Pair = [parts.reduce((s, [h]) => s + h, 0), parts.reduce((s, [, a]) => s + a, 0)];
      moments.push({
        at: Math.round(at * 1000),
        status,
        period,
        seconds,
        running: false,
        score: { total, parts: [...parts] },
        facts: { finished: status === 4, total, counted: total },
        ...(goal && { suspend: GOAL_PAUSE }),
      });
    };
    for (let number = 1; number <= 3; number += 1) {
      const period = `period${number}`;
      const goals = ([0, 1] as const).flatMap((side) =>
        Array.from({ length: random.poisson((side === 0 ? rates.home : rates.away) / 3) }, () => ({
          side,
          at: random.next() * PERIOD,
        })),
      );
      parts.push([0, 0]);
      // The clock is said every half minute of the game, and at each goal.
      const ticks = Array.from({ length: PERIOD / 30 }, (_, i) => ({ side: undefined, at: i * 30 }));
      for (const { side, at } of [...ticks, ...goals].toSorted((a, b) => a.at - b.at)) {
        const [h, a] = parts[number - 1] ?? [0, 0];
        if (side !== undefined) parts[number - 1] = side === 0 ? [h + 1, a] : [h, a + 1];
        say(start + at * SLOWNESS, Math.floor((number - 1) * PERIOD + at), 2, period, side !== undefined);
      }
      start += PERIOD * SLOWNESS;
      if (number < 3) say(start, number * PERIOD, 3, 'break');
      start += number < 3 ? PAUSE : 0;
    }
    say(start, 3 * PERIOD, 4, 'ended');
    return moments;
  }

  return {
    timeline,
    markets(moment, _since, now) {
      const left = Math.max(0.004, 1 - (moment?.seconds ?? 0) / (3 * PERIOD));
      const moved = drifted(rates, matchId, now);
      const matrix = scoreMatrix(
        { home: moved.home * left, away: moved.away * left, rho: 0 },
        moment?.score.total ?? [0, 0],
      );
      const home = matrix.chance((h, a) => h > a);
      const draw = matrix.chance((h, a) => h === a);
      return [
        {
          type: 'match-result',
          group: 'popular',
          main: true,
          chances: [
            ['home', home],
            ['draw', draw],
            ['away', 1 - home - draw],
          ],
        },
        {
          type: 'double-chance',
          group: 'popular',
          chances: [
            ['1x', home + draw],
            ['12', 1 - draw],
            ['x2', 1 - home],
          ],
        },
        ...lineMarkets(matrix.totals(), { type: 'total', step: 2, offset: 0, around: [-4, -2, 0, 2, 4] }),
        ...lineMarkets(matrix.margins(), { type: 'handicap', step: 2, offset: 0, around: [-4, -2, 0, 2, 4] }),
      ];
    },
  };
};
