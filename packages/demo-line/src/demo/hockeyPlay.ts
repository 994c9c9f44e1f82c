import type { Pair } from '@touchline/feed';
import {
  correctScore,
  exactTotal,
  fullestPart,
  nextGoal,
  oddEven,
  partMarkets,
  resultAndBoth,
  resultAndTotal,
  resultMarkets,
  teamTotals,
  winningMargin,
  winToNil,
  yesNo,
} from '../engine/jointMarkets.ts';
import { distribution, lineMarkets } from '../engine/lines.ts';
import type { ModelMarket, Moment } from '../engine/plan.ts';
import { drifted } from '../football/drift.ts';
import { scoreMatrix, type GoalRates } from '../football/scoreMatrix.ts';
import type { MakePlay } from './play.ts';

const PERIOD = 20 * 60;
const PAUSE = 15 * 60;
/** Real seconds per second of the game clock, including faceoffs. */
const SLOWNESS = 1.75;
const GOAL_PAUSE = 8_000;

/** Ice hockey: three periods of Poisson goals; markets refer to regular time. */
export const hockeyPlay: MakePlay = (home, away, matchId) => {
  const tilt = 0.13 * (home - away);
  const rates = { home: 3 * Math.exp(tilt), away: 2.7 * Math.exp(-tilt), rho: 0 };

  function timeline(random: Parameters<ReturnType<MakePlay>['timeline']>[0]): readonly Moment[] {
    const moments: Moment[] = [];
    const parts: Pair[] = [];
    const scorers: (0 | 1)[] = [];
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
        facts: {
          finished: status === 4,
          total,
          counted: total,
          goals: [...scorers],
          parts: status === 2 ? parts.slice(0, -1) : [...parts],
        },
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
      // The clock is updated every half minute of play, and at each goal.
      const ticks = Array.from({ length: PERIOD / 30 }, (_, i) => ({ side: undefined, at: i * 30 }));
      for (const { side, at } of [...ticks, ...goals].toSorted((a, b) => a.at - b.at)) {
        const [h, a] = parts[number - 1] ?? [0, 0];
        if (side !== undefined) scorers.push(side);
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
      const moved = drifted(rates, matchId, now);
      const score = moment?.score.total ?? ([0, 0] as const);
      const left = Math.max(0.004, 1 - (moment?.seconds ?? 0) / (3 * PERIOD));
      const rest = scaled(moved, left);
      const matrix = scoreMatrix(rest, score);
      return [
        ...resultMarkets(matrix),
        ...lineMarkets(matrix.totals(), { type: 'total', step: 2, offset: 0, around: [-4, -2, 0, 2, 4] }),
        ...lineMarkets(matrix.margins(), { type: 'handicap', step: 2, offset: 0, around: [-4, -2, 0, 2, 4] }),
        ...teamTotals(matrix, { step: 4, offset: 2, around: [-4, 0, 4] }),
        oddEven(matrix),
        {
          ...yesNo(
            'both-to-score',
            'goals',
            matrix.chance((h, a) => h > 0 && a > 0),
          ),
          wide: true,
        },
        correctScore(matrix),
        ...(score[0] + score[1] < 8 ? [exactTotal(matrix, 8)] : []),
        winningMargin(matrix, MARGINS, true),
        winToNil(matrix),
        ...resultAndTotal(matrix, [18, 22, 26]),
        resultAndBoth(matrix),
        nextGoal(rest, score),
        ...periodMarkets(moved, moment),
      ];
    },
  };
};

const MARGINS = [
  [1, 1],
  [2, 2],
  [3, Infinity],
] as const;

const scaled = (rates: GoalRates, share: number): GoalRates => ({
  home: rates.home * share,
  away: rates.away * share,
  rho: 0,
});

/** Markets on the remaining periods, and on the period with most goals. */
function periodMarkets(rates: GoalRates, moment: Moment | undefined): readonly ModelMarket[] {
  const over = moment?.facts.parts ?? [];
  const periods = [0, 1, 2].map((place) => {
    const isNow = moment?.status === 2 && place === over.length;
    const left = isNow ? (place + 1) * PERIOD - (moment.seconds ?? 0) : PERIOD;
    const now = isNow ? (moment.score.parts[place] ?? [0, 0]) : ([0, 0] as const);
    return scoreMatrix(scaled(rates, Math.max(0.004, left / (3 * PERIOD))), over[place] ? [0, 0] : now);
  });
  const totals = periods.map((joint, place) => {
    const done = over[place];
    return done ? distribution(new Map([[done[0] + done[1], 1]])) : joint.totals();
  });
  return [
    ...periods.flatMap((joint, place) =>
      place < over.length
        ? []
        : partMarkets(joint, {
            group: 'periods',
            ordinal: place + 1,
            draws: true,
            lines: { step: 4, offset: 2, around: [-4, 0, 4] },
            handicaps: { step: 4, offset: 2, around: [0] },
          }),
    ),
    ...(over.length < 3 ? [fullestPart(totals, 'periods')] : []),
  ];
}
