import { formatLine, quarters } from '@touchline/betting';
import type { Pair } from '@touchline/feed';
import type { Joint } from './joint.ts';
import { lineMarkets, type Distribution, type LinesOptions } from './lines.ts';
import type { ModelMarket } from './plan.ts';
import { CORRECT_SCORE_MOST } from './settleRules.ts';

type Chances = ModelMarket['chances'];

/** A market of two selections, yes and no. */
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

/** Result, double chance and draw no bet of a match that may be drawn. */
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

/** Who scores next, of two Poisson processes. @param rates of the time that is left */
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

/** Totals of each side. @param lines in which step and how far apart */
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

/** How many are scored in all: each number up to `most`, then that and more. */
export function exactTotal(joint: Joint, most: number): ModelMarket {
  const totals = joint.totals();
  const chances = Array.from({ length: most }, (_, n) => [String(n), totals.at(n)] as const);
  const rest = Math.max(0, 1 - chances.reduce((sum, [, p]) => sum + p, 0));
  return { type: 'exact-total', group: 'totals', chances: [...chances, [`${most}-plus`, rest]] };
}

/** By how much it is won. @param bands of margins, from and to, the last one open @param draws it may be drawn */
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

/** Result and total together, on whole-and-a-half lines. @param lines in quarters */
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

/** Result and whether both sides score together. */
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

/** In which part most is scored. @param parts of regular play, those that are over as they were */
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

/** Who wins without the other side's scoring. */
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
  /** A part can be drawn: result of three; otherwise a draw returns the stake. */
  readonly draws: boolean;
  readonly lines?: Pick<LinesOptions, 'step' | 'offset' | 'around'>;
  readonly handicaps?: Pick<LinesOptions, 'step' | 'offset' | 'around'>;
}

/** Markets about one part: its result, lines, odd or even. */
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
