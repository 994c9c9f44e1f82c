import { oddEven, teamTotals } from '../../engine/jointMarkets.ts';
import { distribution, lineMarkets, normalDistribution, type Distribution } from '../../engine/lines.ts';
import type { ModelMarket } from '../../engine/plan.ts';
import { kept, winnerMarket } from '../play.ts';
import { BALLS, meanRuns, WICKET, WICKETS, type Tally } from './cricketCourse.ts';

const SPREAD = 1.75;
const LINES = { step: 4, offset: 2, around: [-40, -20, 0, 20, 40] };

/** Returns the distribution of an innings' final runs: fewer once wickets are down. */
function restOf({ runs, wickets, balls }: Tally, rate: number): Distribution {
  const left = BALLS - balls;
  if (left <= 0 || wickets >= WICKETS) return distribution(new Map([[runs, 1]]));
  const likelyLast = Math.min(left, (WICKETS - wickets) / (WICKET * 0.62));
  const mean = runs + meanRuns(rate) * likelyLast;
  return normalDistribution(mean, Math.max(1, SPREAD * Math.sqrt(left)), runs);
}

interface ChaseView {
  /** Probability that the team batting first wins. */
  readonly firstWins: number;
  readonly totals: Distribution;
  /** Runs of the team that bats second. */
  readonly second: Distribution;
  /** Runs of the first team less those of the second. */
  readonly margins: Distribution;
}

/** Combines both innings: the second team stops once it leads. */
function chase(first: Distribution, second: Distribution): ChaseView {
  const add = (into: Map<number, number>, value: number, p: number) =>
    into.set(value, (into.get(value) ?? 0) + p);
  const [sums, seconds, margins] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  let firstWins = 0;
  const chances = Array.from({ length: second.most - second.least + 1 }, (_, i) =>
    second.at(second.least + i),
  );
  for (let x = first.least; x <= first.most; x += 1) {
    const px = first.at(x);
    if (px < 1e-5) continue;
    for (const [i, py] of chances.entries()) {
      const y = second.least + i;
      const p = px * py;
      if (y < x) firstWins += p;
      else if (y === x) firstWins += p / 2;
      const made = Math.min(y, x + 2);
      add(sums, x + made, p);
      add(seconds, made, p);
      add(margins, x - made, p);
    }
  }
  return {
    firstWins,
    totals: distribution(sums),
    second: distribution(seconds),
    margins: distribution(margins),
  };
}

function negated(values: Distribution): Distribution {
  return { least: -values.most, most: -values.least, at: (value) => values.at(-value) };
}

/** Markets on the runs of one innings: over and under, odd or even. */
function inningsMarkets(ordinal: number, runs: Distribution): readonly ModelMarket[] {
  const of = { group: 'innings', ordinal };
  return [
    ...lineMarkets(runs, { ...LINES, around: [-80, ...LINES.around, 80], ...of, type: 'part-total' }),
    { ...oddEven({ totals: () => runs }, 'innings'), type: 'part-odd-even', ordinal },
  ];
}

export interface CricketState {
  /** State of each innings, in the order of play. */
  readonly states: readonly [Tally, Tally];
  readonly rates: readonly [number, number];
  readonly firstBats: 0 | 1;
  readonly isFirstOver: boolean;
}

/** Returns all markets of a twenty-over match. */
export function cricketMarkets({
  states,
  rates,
  firstBats,
  isFirstOver,
}: CricketState): readonly ModelMarket[] {
  const first = restOf(states[0], rates[0]);
  const view = chase(first, restOf(states[1], rates[1]));
  const isHomeFirst = firstBats === 0;
  const sides = isHomeFirst ? { home: first, away: view.second } : { home: view.second, away: first };
  return [
    winnerMarket(kept(isHomeFirst ? view.firstWins : 1 - view.firstWins)),
    ...lineMarkets(view.totals, { ...LINES, type: 'total' }),
    ...lineMarkets(isHomeFirst ? view.margins : negated(view.margins), { ...LINES, type: 'handicap' }),
    ...teamTotals({ home: () => sides.home, away: () => sides.away }, LINES),
    oddEven({ totals: () => view.totals }),
    ...(isFirstOver ? [] : inningsMarkets(1, first)),
    ...inningsMarkets(2, view.second),
  ];
}
