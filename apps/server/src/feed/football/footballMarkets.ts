import type { Pair } from '@touchline/feed';
import { lineMarkets } from '../engine/lines.ts';
import type { ModelMarket, Moment } from '../engine/plan.ts';
import { CORRECT_SCORE_MOST } from '../engine/settle.ts';
import { scoreMatrix, type GoalRates, type ScoreMatrix } from './scoreMatrix.ts';

/** Share of goals that fall before half-time. */
export const FIRST_HALF = 0.45;
const HALF = 45 * 60;
/** Usual length of a half with its stoppage, seconds. */
const FIRST_LENGTH = HALF + 2 * 60;
const SECOND_LENGTH = HALF + 4 * 60;

/** The shares of a match's goals still expected, in the rest of the first half and in all. */
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

function threeWay(matrix: ScoreMatrix): ModelMarket['chances'] {
  return [
    ['home', matrix.chance((h, a) => h > a)],
    ['draw', matrix.chance((h, a) => h === a)],
    ['away', matrix.chance((h, a) => h < a)],
  ];
}

function resultMarkets(matrix: ScoreMatrix): readonly ModelMarket[] {
  const chances = threeWay(matrix);
  const [home = 0, draw = 0, away = 0] = chances.map(([, p]) => p);
  return [
    { type: 'match-result', group: 'popular', main: true, chances },
    {
      type: 'double-chance',
      group: 'popular',
      chances: [
        ['1x', home + draw],
        ['12', home + away],
        ['x2', draw + away],
      ],
    },
    {
      type: 'draw-no-bet',
      group: 'popular',
      chances: [
        ['home', home / (home + away)],
        ['away', away / (home + away)],
      ],
    },
  ];
}

function correctScore(matrix: ScoreMatrix): ModelMarket {
  const chances: (readonly [string, number])[] = [];
  for (let h = 0; h <= CORRECT_SCORE_MOST; h += 1) {
    for (let a = 0; a <= CORRECT_SCORE_MOST; a += 1) {
      chances.push([`${h}:${a}`, matrix.chance((home, away) => home === h && away === a)]);
    }
  }
  const other = matrix.chance((h, a) => h > CORRECT_SCORE_MOST || a > CORRECT_SCORE_MOST);
  return { type: 'correct-score', group: 'score', chances: [...chances, ['other', other]] };
}

function nextGoal(rates: GoalRates, score: Pair): ModelMarket {
  const sum = rates.home + rates.away;
  const none = Math.exp(-sum);
  const share = sum > 0 ? rates.home / sum : 0.5;
  return {
    type: 'next-goal',
    group: 'goals',
    ordinal: score[0] + score[1] + 1,
    chances: [
      ['home', (1 - none) * share],
      ['none', none],
      ['away', (1 - none) * (1 - share)],
    ],
  };
}

function bothToScore(matrix: ScoreMatrix): ModelMarket {
  const yes = matrix.chance((h, a) => h > 0 && a > 0);
  return {
    type: 'both-to-score',
    group: 'goals',
    chances: [
      ['yes', yes],
      ['no', 1 - yes],
    ],
  };
}

/**
 * Every football market as the goal model sees it.
 * @param rates of the whole match
 * @param moment the state of play, undefined before kick-off
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
  const markets: ModelMarket[] = [
    ...resultMarkets(matrix),
    ...lineMarkets(matrix.totals(), { type: 'total', step: 1, offset: 0, around: [-4, -2, -1, 0, 1, 2, 4] }),
    ...lineMarkets(matrix.margins(), {
      type: 'handicap',
      step: 1,
      offset: 0,
      around: [-4, -2, -1, 0, 1, 2, 4],
    }),
    bothToScore(matrix),
    correctScore(matrix),
  ];
  if (left.first > 0) {
    const half = scoreMatrix({ ...scaled(rates, left.first) }, score);
    markets.push({ type: 'half-time-result', group: 'halves', chances: threeWay(half) });
  }
  if (moment) markets.push(nextGoal(rest, score));
  return markets;
}
