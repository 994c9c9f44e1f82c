import { formatLine, quarters } from '@touchline/betting';
import type { Pair } from '@touchline/feed';
import type { Joint } from './joint.ts';
import { lineMarkets, type Distribution, type LinesOptions } from './lines.ts';
import type { ModelMarket } from './plan.ts';
import { CORRECT_SCORE_MOST } from './settleRules.ts';

type Chances = ModelMarket['chances'];

/** Makes a market of two selections, yes and no. */
export function yesNo(type: string, group: string, yes: number): ModelMarket {
  return {
    type,
    group,
    chances: [
      ['yes', yes],
      ['no', 1 - yes],
    ],
  };
}

export function threeWay(joint: Pick<Joint, 'chance'>): Chances {
  return [
    ['home', joint.chance((h, a) => h > a)],
    ['draw', joint.chance((h, a) => h === a)],
    ['away', joint.chance((h, a) => h < a)],
  ];
}

/** Markets of result, double chance and draw no bet for a match with possible draws. */
export function resultMarkets(joint: Pick<Joint, 'chance'>): readonly ModelMarket[] {
  const chances = threeWay(joint);
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

/**
 * Market on the next goal, by two Poisson processes.
 * @param rates for the remaining time
 */
export function nextGoal(rates: { readonly home: number; readonly away: number }, score: Pair): ModelMarket {
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

/**
 * Markets on the totals of each side.
 * @param lines their step and distances
 */
export function teamTotals(
  joint: Pick<Joint, 'home' | 'away'>,
  lines: Pick<LinesOptions, 'step' | 'offset' | 'around'>,
): readonly ModelMarket[] {
  return (['home', 'away'] as const).flatMap((side) =>
    lineMarkets(joint[side](), { ...lines, type: `total-${side}`, group: 'teams' }),
  );
}

export function oddEven(joint: Pick<Joint, 'totals'>, group = 'totals'): ModelMarket {
  const totals = joint.totals();
  let odd = 0;
  for (let v = totals.least; v <= totals.most; v += 1) if (v % 2 !== 0) odd += totals.at(v);
  return {
    type: 'odd-even',
    group,
    chances: [
      ['odd', odd],
      ['even', 1 - odd],
    ],
  };
}

export function correctScore(joint: Joint): ModelMarket {
  const chances: (readonly [string, number])[] = [];
  for (let h = 0; h <= CORRECT_SCORE_MOST; h += 1) {
    for (let a = 0; a <= CORRECT_SCORE_MOST; a += 1) {
      chances.push([`${h}:${a}`, joint.chance((home, away) => home === h && away === a)]);
    }
  }
  const other = joint.chance((h, a) => h > CORRECT_SCORE_MOST || a > CORRECT_SCORE_MOST);
  return { type: 'correct-score', group: 'score', chances: [...chances, ['other', other]] };
}

/** Market on the exact total: each number up to `most`, then that and more. */
export function exactTotal(joint: Joint, most: number): ModelMarket {
  const totals = joint.totals();
  const chances = Array.from({ length: most }, (_, n) => [String(n), totals.at(n)] as const);
  const rest = Math.max(0, 1 - chances.reduce((sum, [, p]) => sum + p, 0));
  return { type: 'exact-total', group: 'totals', chances: [...chances, [`${most}-plus`, rest]] };
}

/**
 * Market on the winning margin.
 * @param bands of margins, from and to, the last one open
 * @param draws whether a draw is possible
 */
export function winningMargin(
  joint: Joint,
  bands: readonly (readonly [from: number, to: number])[],
  draws: boolean,
): ModelMarket {
  const margins = joint.margins();
  const within = (sign: 1 | -1, from: number, to: number): number => {
    let sum = 0;
    for (let v = margins.least; v <= margins.most; v += 1) {
      if (v * sign >= from && v * sign <= to) sum += margins.at(v);
    }
    return sum;
  };
  const sides = (['home', 'away'] as const).flatMap((side) =>
    bands.map(([from, to]) => {
      const end = to === Infinity ? '-plus' : to === from ? '' : `-${to}`;
      return [`${side}-${from}${end}`, within(side === 'home' ? 1 : -1, from, to)] as const;
    }),
  );
  const sum = sides.reduce((total, [, p]) => total + p, 0);
  return {
    type: 'winning-margin',
    group: 'score',
    chances: draws
      ? [...sides, ['draw', margins.at(0)] as const]
      : sides.map(([key, p]) => [key, p / sum] as const),
  };
}

const RESULTS = [
  ['home', (h: number, a: number) => h > a],
  ['draw', (h: number, a: number) => h === a],
  ['away', (h: number, a: number) => h < a],
] as const;

/**
 * Markets on result and total combined, on half lines.
 * @param lines in quarters
 */
export function resultAndTotal(joint: Joint, lines: readonly number[]): readonly ModelMarket[] {
  return lines.map((line) => ({
    type: 'result-total',
    group: 'combos',
    line: formatLine(quarters(line)),
    chances: RESULTS.flatMap(
      ([key, is]) =>
        [
          [`${key}-over`, joint.chance((h, a) => is(h, a) && 4 * (h + a) > line)],
          [`${key}-under`, joint.chance((h, a) => is(h, a) && 4 * (h + a) < line)],
        ] as const,
    ),
  }));
}

/** Market on the result combined with whether both sides score. */
export function resultAndBoth(joint: Joint): ModelMarket {
  return {
    type: 'result-both',
    group: 'combos',
    chances: RESULTS.flatMap(
      ([key, is]) =>
        [
          [`${key}-yes`, joint.chance((h, a) => is(h, a) && h > 0 && a > 0)],
          [`${key}-no`, joint.chance((h, a) => is(h, a) && (h === 0 || a === 0))],
        ] as const,
    ),
  };
}

/**
 * Market on the part with the highest score.
 * @param parts of regular play; finished ones with their actual values
 */
export function fullestPart(parts: readonly Distribution[], group: string): ModelMarket {
  const chances = parts.map((own, i) => {
    let p = 0;
    for (let v = own.least; v <= own.most; v += 1) {
      p += parts.reduce((product, other, j) => product * (i === j ? own.at(v) : below(other, v)), 1);
    }
    return [`part${i + 1}`, p] as const;
  });
  const equal = Math.max(0, 1 - chances.reduce((sum, [, p]) => sum + p, 0));
  return { type: 'fullest-part', group, chances: [...chances, ['equal', equal]] };
}

function below(values: Distribution, bound: number): number {
  let sum = 0;
  for (let v = values.least; v < Math.min(bound, values.most + 1); v += 1) sum += values.at(v);
  return sum;
}

/** Market on a win without a goal against. */
export function winToNil(joint: Joint): ModelMarket {
  const home = joint.chance((h, a) => h > 0 && a === 0);
  const away = joint.chance((h, a) => a > 0 && h === 0);
  return {
    type: 'win-to-nil',
    group: 'score',
    chances: [
      ['home', home],
      ['none', 1 - home - away],
      ['away', away],
    ],
  };
}

export interface PartOptions {
  /** The tab: `halves`, `quarters`. */
  readonly group: string;
  readonly ordinal: number;
  /** True if a part can be drawn: then it has a three-way result; otherwise a draw returns the stake. */
  readonly draws: boolean;
  readonly lines?: Pick<LinesOptions, 'step' | 'offset' | 'around'>;
  readonly handicaps?: Pick<LinesOptions, 'step' | 'offset' | 'around'>;
}

/** Markets on one part: result, lines, odd or even. */
export function partMarkets(joint: Joint, options: PartOptions): readonly ModelMarket[] {
  const { group, ordinal, draws, lines, handicaps } = options;
  const chances = threeWay(joint);
  const [home = 0, , away = 0] = chances.map(([, p]) => p);
  const winner: Chances = [
    ['home', home / (home + away)],
    ['away', away / (home + away)],
  ];
  const of = { group, ordinal };
  return [
    draws ? { type: 'part-result', ...of, chances } : { type: 'part-winner', ...of, chances: winner },
    ...(lines ? lineMarkets(joint.totals(), { ...lines, ...of, type: 'part-total' }) : []),
    ...(handicaps
      ? lineMarkets(joint.margins(), { ...handicaps, ...of, type: 'part-handicap', of: 'handicap' })
      : []),
    { ...oddEven(joint, group), type: 'part-odd-even', ordinal },
  ];
}
