import type { Pair } from '@touchline/feed';
import { jointOf, type Joint } from '../engine/joint.ts';
import { oddEven, partMarkets, teamTotals, winningMargin, yesNo } from '../engine/jointMarkets.ts';
import { chanceAbove, distribution, lineMarkets, type Distribution } from '../engine/lines.ts';
import type { ModelMarket, Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';
import { kept, onceAMoment, winnerMarket, type MakePlay } from './play.ts';

const INNINGS = 9;
const OUTS = 3;
/** Probabilities of each number of runs in half an innings of an even match. */
const RUNS = [0.72, 0.15, 0.072, 0.033, 0.015, 0.007, 0.003];
/** Factor of runs in an extra innings, which begins with a runner on second base. */
const EXTRA = 1.8;
/** Range of seconds per batter, and seconds of a change of sides. */
const BATTER: readonly [number, number] = [40, 110];
const CHANGE = 90;
const RUN_PAUSE = 6_000;

/** Returns the probabilities of each number of runs for a team that scores `rate` times the usual ones. */
function runsOf(rate: number): readonly number[] {
  const some = RUNS.slice(1).map((p) => p * rate);
  return [1 - some.reduce((sum, p) => sum + p, 0), ...some];
}

function convolve(values: Distribution, chances: readonly number[], times: number): Distribution {
  let weights = new Map<number, number>();
  for (let v = values.least; v <= values.most; v += 1) weights.set(v, values.at(v));
  for (let n = 0; n < times; n += 1) {
    const next = new Map<number, number>();
    for (const [value, p] of weights) {
      for (const [runs, chance] of chances.entries())
        next.set(value + runs, (next.get(value + runs) ?? 0) + p * chance);
    }
    weights = next;
  }
  return distribution(weights);
}

const exactly = (value: number): Distribution => distribution(new Map([[value, 1]]));
const sumOf = (parts: readonly Pair[]): Pair => [
  parts.reduce((sum, [home]) => sum + home, 0),
  parts.reduce((sum, [, away]) => sum + away, 0),
];

/** Returns the batters of half an innings in order, with the runs and outs of each; it ends with the third out. */
function batters(random: Random, chances: readonly number[]): readonly { runs: number; out: boolean }[] {
  let roll = random.next();
  const made = chances.findIndex((p) => (roll -= p) < 0);
  const course = Array.from({ length: OUTS - 1 }, () => ({ runs: 0, out: true }));
  for (let run = 0; run < Math.max(0, made); run += 1) {
    course.splice(random.between(0, course.length), 0, { runs: 1, out: false });
  }
  for (let more = random.between(0, 2); more > 0; more -= 1) {
    course.splice(random.between(0, course.length), 0, { runs: 0, out: false });
  }
  return [...course, { runs: 0, out: true }];
}

function timelineOf(rates: Pair, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const parts: Pair[] = [];
  let at = 0;
  let outs = 0;
  const say = (status: 2 | 4, batting: 0 | 1, over: boolean, suspend?: number): void => {
    const total = sumOf(parts);
    moments.push({
      at: at * 1000,
      status,
      period: status === 4 ? 'ended' : `inning${parts.length}`,
      running: false,
      score: {
        total,
        parts: [...parts],
        ...(status === 2 && {
          serving: batting,
          points: batting === 0 ? ([String(outs), ''] as const) : (['', String(outs)] as const),
        }),
      },
      facts: {
        finished: status === 4,
        total,
        counted: total,
        parts: over ? [...parts] : parts.slice(0, -1),
        overtime: parts.length > INNINGS,
      },
      ...(suspend !== undefined && { suspend }),
    });
  };
  /** The home team bats last, and not at all, or not on, if it leads in the ninth innings or later. */
  const isWon = (): boolean => parts.length >= INNINGS && sumOf(parts)[0] > sumOf(parts)[1];
  function half(batting: 0 | 1): void {
    outs = 0;
    say(2, batting, false);
    for (const { runs, out } of batters(
      random,
      runsOf(rates[batting] * (parts.length > INNINGS ? EXTRA : 1)),
    )) {
      at += random.between(...BATTER);
      const [home, away] = parts.at(-1) ?? [0, 0];
      parts[parts.length - 1] = batting === 0 ? [home + runs, away] : [home, away + runs];
      if (out) outs += 1;
      if (outs < OUTS) say(2, batting, false, runs > 0 ? RUN_PAUSE : undefined);
      if (batting === 0 && isWon()) break;
    }
    at += CHANGE;
  }
  while (parts.length < INNINGS || sumOf(parts)[0] === sumOf(parts)[1]) {
    parts.push([0, 0]);
    half(1);
    if (!isWon()) half(0);
  }
  say(4, 0, true);
  return moments;
}

/** State of a match: completed innings, the batting side, and its outs. */
interface State {
  readonly over: number;
  readonly batting: 0 | 1;
  readonly outs: number;
}

/** Returns the probabilities for the rest of half an innings after some outs. */
function left(chances: readonly number[], outs: number): readonly number[] {
  const share = (OUTS - outs) / OUTS;
  const some = chances.slice(1).map((p) => p * share);
  return [1 - some.reduce((sum, p) => sum + p, 0), ...some];
}

/**
 * Baseball: nine innings, and more until it is decided. Runs of each half are random with one rate; all prices follow
 * from it exactly.
 */
export const baseballPlay: MakePlay = (home, away) => {
  const edge = 0.1 * (home - away) + 0.04;
  const rates: Pair = [1 + edge, 1 - edge].map((rate) => kept(rate / 2, 0.2) * 2) as [number, number];
  const chances = [runsOf(rates[0]), runsOf(rates[1])] as const;

  /**
   * Returns the distribution of runs of one innings.
   * @param from runs scored so far
   */
  function innings(state: State | undefined, from: Pair): Joint {
    const isHome = state?.batting === 0;
    const rate = (state?.over ?? 0) >= INNINGS ? EXTRA : 1;
    const own = [runsOf(rates[0] * rate), runsOf(rates[1] * rate)] as const;
    const top = isHome ? exactly(from[1]) : convolve(exactly(from[1]), left(own[1], state?.outs ?? 0), 1);
    const bottom = convolve(exactly(from[0]), left(own[0], isHome ? state.outs : 0), 1);
    return jointOf(bottom, top);
  }

  function marketsOf(moment: Moment | undefined): readonly ModelMarket[] {
    const over = moment?.facts.parts?.length ?? 0;
    const batting = moment?.score.serving ?? 1;
    const state: State = { over, batting, outs: Number(moment?.score.points?.[batting] ?? 0) };
    const score = sumOf(moment?.facts.parts ?? []);
    const now = moment?.score.parts[over] ?? ([0, 0] as const);
    const running = innings(state, now);
    const more = Math.max(0, INNINGS - 1 - over);
    const sum = (own: Distribution, had: number, side: 0 | 1): Distribution =>
      convolve(shifted(own, had), chances[side], more);
    const match = jointOf(sum(running.home(), score[0], 0), sum(running.away(), score[1], 1));
    const margins = match.margins();
    const share = rates[0] / (rates[0] + rates[1]);
    const tied = margins.at(0);
    const wins = chanceAbove(margins, 0) * (1 - tied) + share * tied;
    const parts = [
      { ordinal: over + 1, joint: running },
      ...Array.from({ length: moment ? Math.min(1, more) : 2 }, (_, i) => ({
        ordinal: over + 2 + i,
        joint: innings(undefined, [0, 0]),
      })),
    ];
    return [
      winnerMarket(kept(wins)),
      ...lineMarkets(match.totals(), { ...LINES, around: [-8, -4, 0, 4, 8], type: 'total' }),
      ...lineMarkets(margins, { ...LINES, around: [-8, -4, 0, 4, 8], type: 'handicap' }),
      ...teamTotals(match, { ...LINES, around: [-4, 0, 4] }),
      oddEven(match),
      winningMargin(match, MARGINS, false),
      ...(over < INNINGS ? [yesNo('overtime', 'specials', tied)] : []),
      ...parts.flatMap(({ ordinal, joint }) =>
        partMarkets(joint, {
          group: 'innings',
          ordinal,
          draws: true,
          lines: { ...LINES, around: [0, 4] },
        }),
      ),
    ];
  }

  return { timeline: (random) => timelineOf(rates, random), markets: onceAMoment(marketsOf) };
};

const LINES = { step: 4, offset: 2 };
const MARGINS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, Infinity],
] as const;

function shifted(values: Distribution, by: number): Distribution {
  return { least: values.least + by, most: values.most + by, at: (value) => values.at(value - by) };
}
