import type { Joint } from '../engine/joint.ts';
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
  threeWay,
  winningMargin,
  winToNil,
  yesNo,
} from '../engine/jointMarkets.ts';
import { distribution, lineMarkets } from '../engine/lines.ts';
import type { ModelMarket, Moment } from '../engine/plan.ts';
import { scoreMatrix, type GoalRates } from './scoreMatrix.ts';

/** Share of goals before half-time. */
export const FIRST_HALF = 0.45;
const HALF = 45 * 60;
/** Usual length of a half with stoppage time, seconds. */
const FIRST_LENGTH = HALF + 2 * 60;
const SECOND_LENGTH = HALF + 4 * 60;

/** Returns the shares of a match's goals that are still expected, in the rest of the first half and in total. */
function shareLeft(
  moment: Moment | undefined,
  since: number,
): { readonly first: number; readonly all: number } {
  if (!moment) return { first: FIRST_HALF, all: 1 };
  const seconds = (moment.seconds ?? 0) + (moment.running ? since / 1000 : 0);
  if (moment.period === 'half1') {
    const first = FIRST_HALF * Math.max(0.01, 1 - seconds / FIRST_LENGTH);
    return { first, all: first + 1 - FIRST_HALF };
  }
  if (moment.period === 'break') return { first: 0, all: 1 - FIRST_HALF };
  return { first: 0, all: (1 - FIRST_HALF) * Math.max(0.01, 1 - (seconds - HALF) / SECOND_LENGTH) };
}

function scaled(rates: GoalRates, share: number): GoalRates {
  return { home: rates.home * share, away: rates.away * share, rho: rates.rho * share };
}

/** Returns the distributions of both halves: the actual score, or the expected one. */
function halves(
  rates: GoalRates,
  left: ReturnType<typeof shareLeft>,
  moment: Moment | undefined,
): { readonly first: Joint | undefined; readonly second: Joint } {
  const secondScore = moment?.period === 'half2' ? (moment.score.parts[1] ?? [0, 0]) : ([0, 0] as const);
  return {
    first: left.first > 0 ? scoreMatrix(scaled(rates, left.first), moment?.score.total) : undefined,
    second: scoreMatrix(scaled(rates, left.all - left.first), secondScore),
  };
}

/** Market on half-time and full-time combined; only during the first half. */
function halfFull(first: Joint, second: Joint): ModelMarket {
  const keys = ['home', 'draw', 'away'] as const;
  const sign = { home: 1, draw: 0, away: -1 };
  const at = first.margins();
  const after = second.margins();
  const chances = keys.flatMap((half) =>
    keys.map((full) => {
      let p = 0;
      for (let m = at.least; m <= at.most; m += 1) {
        if (Math.sign(m) !== sign[half]) continue;
        for (let n = after.least; n <= after.most; n += 1)
          if (Math.sign(m + n) === sign[full]) p += at.at(m) * after.at(n);
      }
      return [`${half}-${full}`, p] as const;
    }),
  );
  return { type: 'half-full', group: 'combos', chances };
}

const HALF_LINES = { step: 2, offset: 2, around: [-4, 0, 4] };

function halfMarkets(
  rates: GoalRates,
  left: ReturnType<typeof shareLeft>,
  moment: Moment | undefined,
): readonly ModelMarket[] {
  const { first, second } = halves(rates, left, moment);
  const [home = 0, away = 0] = moment?.facts.halfTime ?? [];
  const before = first?.totals() ?? distribution(new Map([[home + away, 1]]));
  const of = { group: 'halves', draws: true, lines: HALF_LINES };
  const later = [
    ...partMarkets(second, { ...of, ordinal: 2 }),
    fullestPart([before, second.totals()], 'halves'),
  ];
  if (!first) return later;
  return [
    { type: 'half-time-result', group: 'halves', chances: threeWay(first) },
    ...partMarkets(first, { ...of, ordinal: 1 }).filter(({ type }) => type !== 'part-result'),
    ...later,
    halfFull(first, second),
  ];
}

const MARGINS = [
  [1, 1],
  [2, 2],
  [3, Infinity],
] as const;

/**
 * Returns all football markets of the goal model.
 * @param rates of the whole match
 * @param moment state of play, undefined before kick-off
 * @param since ms since that moment
 */
export function footballMarkets(
  rates: GoalRates,
  moment: Moment | undefined,
  since: number,
): readonly ModelMarket[] {
  const left = shareLeft(moment, since);
  const score = moment?.score.total ?? [0, 0];
  const rest = scaled(rates, left.all);
  const matrix = scoreMatrix(rest, score);
  const goals = score[0] + score[1];
  return [
    ...resultMarkets(matrix),
    ...lineMarkets(matrix.totals(), { type: 'total', step: 1, offset: 0, around: [-4, -2, -1, 0, 1, 2, 4] }),
    ...lineMarkets(matrix.margins(), {
      type: 'handicap',
      step: 1,
      offset: 0,
      around: [-4, -2, -1, 0, 1, 2, 4],
    }),
    {
      ...yesNo(
        'both-to-score',
        'goals',
        matrix.chance((h, a) => h > 0 && a > 0),
      ),
      wide: true,
    },
    correctScore(matrix),
    ...teamTotals(matrix, { step: 4, offset: 2, around: [-4, 0, 4] }),
    oddEven(matrix),
    ...(goals < 6 ? [exactTotal(matrix, 6)] : []),
    winningMargin(matrix, MARGINS, true),
    winToNil(matrix),
    ...resultAndTotal(matrix, [6, 10, 14]),
    resultAndBoth(matrix),
    ...halfMarkets(rates, left, moment),
    nextGoal(rest, score),
  ];
}
