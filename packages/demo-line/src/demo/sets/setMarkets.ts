import type { Pair } from '@touchline/feed';
import { oddEven, teamTotals } from '../../engine/jointMarkets.ts';
import { distribution, lineMarkets, type Distribution } from '../../engine/lines.ts';
import type { ModelMarket } from '../../engine/plan.ts';
import { kept, winnerMarket } from '../play.ts';
import type { MatchView, SetEnd } from './setScores.ts';

/** A current or coming set: its possible ends, and the score of each side in it. */
export interface SetView {
  readonly ordinal: number;
  readonly ends: readonly SetEnd[];
  readonly now: Pair;
}

export interface SetMarketsOptions {
  /** The tab: `sets` or `maps`. */
  readonly group: string;
  /** Sets that win the match. */
  readonly need: number;
  /** Distances of the lines from the even line, in quarters, for the match and for a set. */
  readonly around: readonly number[];
  readonly aroundSet: readonly number[];
  /**
   * True if totals and handicaps of the match count points or games. Otherwise they count sets, without duplicate
   * markets.
   */
  readonly countsPoints: boolean;
  /** True if scores of a set are offered, as in tennis. */
  readonly setScores?: true;
}

const HALVES = { step: 4, offset: 2 };

/** Maps the distribution of final scores in sets to values. */
function ofScores(
  scores: ReadonlyMap<string, number>,
  value: (home: number, away: number) => number,
): Distribution {
  const weights = new Map<number, number>();
  for (const [score, p] of scores) {
    const [home = 0, away = 0] = score.split(':').map(Number);
    const v = value(home, away);
    weights.set(v, (weights.get(v) ?? 0) + p);
  }
  return distribution(weights);
}

/** Market on the final score in sets, including unlikely ones, so that the selections remain the same. */
function setScore(view: MatchView, need: number, group: string): ModelMarket {
  const lost = Array.from({ length: need }, (_, n) => n);
  const keys = [...lost.map((n) => `${need}:${n}`), ...lost.map((n) => `${n}:${need}`)];
  return {
    type: 'set-score',
    group,
    chances: keys.map((key) => [key, view.scores.get(key) ?? 0] as const),
  };
}

/** Market on the first set and the match combined. */
function firstSetAndMatch(set: SetView, wins: (home: boolean) => number): ModelMarket {
  const first = set.ends.reduce((sum, end) => sum + (end.homeWins ? end.p : 0), 0);
  const [after, otherwise] = [wins(true), wins(false)];
  return {
    type: 'half-full',
    group: 'combos',
    chances: [
      ['home-home', first * after],
      ['home-away', first * (1 - after)],
      ['away-home', (1 - first) * otherwise],
      ['away-away', (1 - first) * (1 - otherwise)],
    ],
  };
}

function setMarkets(set: SetView, options: SetMarketsOptions): readonly ModelMarket[] {
  const { group } = options;
  const { ordinal, ends, now } = set;
  const weigh = (value: (end: SetEnd) => number): Distribution => {
    const weights = new Map<number, number>();
    for (const end of ends) weights.set(value(end), (weights.get(value(end)) ?? 0) + end.p);
    return distribution(weights);
  };
  const home = kept(ends.reduce((sum, end) => sum + (end.homeWins ? end.p : 0), 0));
  const totals = weigh((end) => now[0] + end.home + now[1] + end.away);
  const margins = weigh((end) => now[0] + end.home - now[1] - end.away);
  const lines = { ...HALVES, around: options.aroundSet, group, ordinal };
  return [
    {
      type: 'part-winner',
      group,
      ordinal,
      chances: [
        ['home', home],
        ['away', 1 - home],
      ],
    },
    ...lineMarkets(totals, { ...lines, type: 'part-total' }),
    ...lineMarkets(margins, { ...lines, type: 'part-handicap', of: 'handicap' }),
    { ...oddEven({ totals: () => totals }, group), type: 'part-odd-even', ordinal },
    ...(options.setScores ? [scoresOf(set, group)] : []),
  ];
}

const GAMES = ['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'];

function scoresOf({ ordinal, ends, now }: SetView, group: string): ModelMarket {
  const keys = [...GAMES, ...GAMES.map((score) => score.split(':').toReversed().join(':'))];
  const chances = new Map(keys.map((key) => [key, 0]));
  for (const end of ends) {
    const key = `${now[0] + end.home}:${now[1] + end.away}`;
    chances.set(key, (chances.get(key) ?? 0) + end.p);
  }
  return { type: 'part-set-score', group, ordinal, chances: [...chances] };
}

/**
 * Returns all markets of a match of sets.
 * @param sets the current or next one, and those that are certain to follow
 * @param wins probability that home wins the match after winning or losing the first set; undefined once it is over
 */
export function marketsOfSets(
  view: MatchView,
  sets: readonly SetView[],
  wins: ((home: boolean) => number) | undefined,
  options: SetMarketsOptions,
): readonly ModelMarket[] {
  const { group, need, around } = options;
  const lines = { ...HALVES, around };
  const first = sets[0];
  const setLines = { ...HALVES, around: [-4, 0, 4], group };
  const points: readonly ModelMarket[] = [
    ...teamTotals(
      { home: () => view.homes, away: () => view.aways },
      { ...HALVES, around: [around[1] ?? 0, 0, around.at(-2) ?? 0] },
    ),
    oddEven({ totals: () => view.totals }),
    ...lineMarkets(
      ofScores(view.scores, (h, a) => h + a),
      { ...setLines, type: 'sets-total' },
    ),
    ...lineMarkets(
      ofScores(view.scores, (h, a) => h - a),
      {
        ...setLines,
        type: 'sets-handicap',
        of: 'handicap',
      },
    ),
  ];
  return [
    winnerMarket(kept(view.homeWins)),
    ...lineMarkets(view.totals, { ...lines, type: 'total' }),
    ...lineMarkets(view.margins, { ...lines, type: 'handicap' }),
    ...(options.countsPoints ? points : []),
    setScore(view, need, group),
    ...(first && wins ? [firstSetAndMatch(first, wins)] : []),
    ...sets.flatMap((set) => setMarkets(set, options)),
  ];
}
