import type { Pair } from '@touchline/feed';
import type { Joint } from '../../engine/joint.ts';
import {
  oddEven,
  partMarkets,
  resultMarkets,
  teamTotals,
  winningMargin,
  yesNo,
} from '../../engine/jointMarkets.ts';
import { chanceAbove, lineMarkets } from '../../engine/lines.ts';
import type { ModelMarket } from '../../engine/plan.ts';
import { normalBelow } from '../normal.ts';
import { kept, winnerMarket } from '../play.ts';
import type { PointsSport } from './pointsSport.ts';

/** Model's view of a match scored in points. */
export interface PointsView {
  readonly match: Joint;
  /** Parts that are not over. */
  readonly parts: readonly { readonly ordinal: number; readonly joint: Joint }[];
  readonly score: Pair;
  /** Expected points of a whole match. */
  readonly means: Pair;
  readonly reached: Readonly<Record<number, 0 | 1>>;
}

/** Market on the side that reaches a number of points first; the times that the sides need are modelled as normal. */
function raceTo(points: number, { score, means }: PointsView, sport: PointsSport): ModelMarket {
  const need = [points - score[0], points - score[1]] as const;
  const shares = [need[0] / means[0], need[1] / means[1]] as const;
  const deviation = (sport.spread / sport.points) * Math.sqrt(shares[0] + shares[1]);
  const home = kept(normalBelow((shares[1] - shares[0]) / Math.max(0.004, deviation)), 0.01);
  // Neither side reaching it only happens in matches far below the expectation.
  const none = 0.002;
  return {
    type: 'race-to',
    group: 'specials',
    ordinal: points,
    chances: [
      ['home', home * (1 - none)],
      ['none', none],
      ['away', (1 - home) * (1 - none)],
    ],
  };
}

const LINE_STEP = { step: 4, offset: 2 };

/** Returns all markets of a match scored in points. */
export function pointsMarkets(sport: PointsSport, view: PointsView): readonly ModelMarket[] {
  const { match, parts } = view;
  const { steps } = sport;
  const draws = sport.overtime === undefined;
  const margins = match.margins();
  const lines = { ...LINE_STEP, around: steps.lines };
  const part = { ...LINE_STEP, around: steps.part };
  const first = parts[0];
  return [
    ...(draws ? resultMarkets(match) : [winnerMarket(kept(chanceAbove(margins, 0)))]),
    ...lineMarkets(match.totals(), { ...lines, type: 'total' }),
    ...lineMarkets(margins, { ...lines, type: 'handicap' }),
    ...teamTotals(match, part),
    oddEven(match),
    winningMargin(match, steps.bands, draws),
    ...(!draws && first ? [yesNo('overtime', 'specials', margins.at(0))] : []),
    ...steps.races
      .filter((points) => view.reached[points] === undefined)
      .map((points) => raceTo(points, view, sport)),
    ...parts.flatMap(({ ordinal, joint }) =>
      partMarkets(joint, {
        group: sport.group,
        ordinal,
        draws,
        lines: ordinal === first?.ordinal ? part : { ...LINE_STEP, around: [0] },
        handicaps: { ...LINE_STEP, around: [0] },
      }),
    ),
  ];
}
