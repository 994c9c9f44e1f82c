import type { MatchEnd, Pair } from '@touchline/feed';
import { resultMarkets, yesNo } from '../engine/jointMarkets.ts';
import { distribution, lineMarkets } from '../engine/lines.ts';
import type { Fight, ModelMarket, Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';
import { kept, onceAMoment, type MakePlay } from './play.ts';
import { normalBelow } from './normal.ts';

const ROUNDS = 12;
const ROUND = 180;
const REST = 60;
/** Probability that a round of an even fight is stopped. */
const STOPPAGE = 0.052;
/** Standard deviation of the rounds won on points in a full fight. */
const SPREAD = 2.6;
/** Difference of points up to which the judges call a draw. */
const LEVEL = 0.18;

interface Chances {
  /** Probabilities to stop the opponent in a round. */
  readonly stops: Pair;
  /** Probability that home wins a round. */
  readonly takes: number;
}

/** Returns the judges' points of a round. */
function pointsOf({ takes }: Chances, random: Random): Pair {
  const roll = random.next();
  if (roll < takes) return random.next() < 0.07 ? [10, 8] : [10, 9];
  return random.next() < 0.07 ? [8, 10] : [9, 10];
}

function decision(parts: readonly Pair[]): Fight['winner'] {
  const sum = parts.reduce((total, [home, away]) => total + home - away, 0);
  if (sum === 0) return 'draw';
  return sum > 0 ? 'home' : 'away';
}

function endOf({ winner, stopped, round }: Fight): MatchEnd {
  const side = winner === 'draw' ? {} : { winner: winner === 'home' ? (0 as const) : (1 as const) };
  return { by: stopped ? 'stoppage' : 'points', part: round, ...side };
}

const TOTALS: Readonly<Record<Fight['winner'], Pair>> = { home: [1, 0], draw: [0, 0], away: [0, 1] };

function timelineOf(chances: Chances, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const parts: Pair[] = [];
  let at = 0;
  const say = (status: 2 | 3 | 4, period: string, fight?: Fight): void => {
    const total: Pair = [parts.reduce((s, [h]) => s + h, 0), parts.reduce((s, [, a]) => s + a, 0)];
    moments.push({
      at: at * 1000,
      status,
      period,
      running: false,
      score: { total, parts: [...parts], ...(fight && { end: endOf(fight) }) },
      facts: {
        finished: status === 4,
        // A fight is decided by its end, not by the points before a stoppage.
        total: fight ? TOTALS[fight.winner] : [0, 0],
        counted: [fight?.stopped ? fight.round - 1 : parts.length, 0],
        parts: [...parts],
        ...(fight && { fight }),
      },
    });
  };
  for (let round = 1; ; round += 1) {
    say(2, `round${round}`);
    const roll = random.next();
    const stopped =
      roll < chances.stops[0] ? 'home' : roll < chances.stops[0] + chances.stops[1] ? 'away' : '';
    if (stopped !== '') {
      at += random.between(20, ROUND - 5);
      say(4, 'stoppage', { winner: stopped, stopped: true, round });
      return moments;
    }
    at += ROUND;
    parts.push(pointsOf(chances, random));
    if (round === ROUNDS) {
      at += 90;
      say(4, 'points', { winner: decision(parts), stopped: false, round });
      return moments;
    }
    say(3, 'rest');
    at += REST;
  }
}

interface Ways {
  /** Probabilities that home and away are stopped, by round from the current one on. */
  readonly stops: readonly { readonly round: number; readonly home: number; readonly away: number }[];
  readonly points: { readonly home: number; readonly draw: number; readonly away: number };
}

/** Returns all possible ends of a fight from a state. */
function waysOf(chances: Chances, over: readonly Pair[]): Ways {
  const stay = 1 - chances.stops[0] - chances.stops[1];
  const left = ROUNDS - over.length;
  const stops = Array.from({ length: left }, (_, i) => ({
    round: over.length + 1 + i,
    home: stay ** i * chances.stops[0],
    away: stay ** i * chances.stops[1],
  }));
  const lead = over.reduce((sum, [home, away]) => sum + home - away, 0) / 2 + left * (chances.takes - 0.5);
  const deviation = Math.max(0.3, SPREAD * Math.sqrt(left / ROUNDS));
  const home = 1 - normalBelow((LEVEL - lead) / deviation);
  const away = normalBelow((-LEVEL - lead) / deviation);
  const distance = stay ** left;
  return {
    stops,
    points: { home: home * distance, draw: (1 - home - away) * distance, away: away * distance },
  };
}

const GROUPS = [
  [1, 3],
  [4, 6],
  [7, 9],
  [10, 12],
] as const;

function marketsOf(chances: Chances, moment: Moment | undefined): readonly ModelMarket[] {
  const over = moment?.facts.parts ?? [];
  const { stops, points } = waysOf(chances, over);
  const distance = points.home + points.draw + points.away;
  const sum = (side: 'home' | 'away', from = 1, to = ROUNDS): number =>
    stops.reduce((total, stop) => total + (stop.round >= from && stop.round <= to ? stop[side] : 0), 0);
  const home = kept(sum('home') + points.home);
  const away = kept(sum('away') + points.away);
  const completed = distribution(
    new Map([...stops.map((stop) => [stop.round - 1, stop.home + stop.away] as const), [ROUNDS, distance]]),
  );
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1);
  const sides = ['home', 'away'] as const;
  const round = over.length + 1;
  const draw = Math.max(0.002, 1 - home - away);
  const all = home + draw + away;
  return [
    ...resultMarkets({
      chance: (test) => ((test(1, 0) ? home : 0) + (test(0, 0) ? draw : 0) + (test(0, 1) ? away : 0)) / all,
    }),
    ...lineMarkets(completed, { type: 'total', step: 4, offset: 2, around: [-12, -8, -4, 0, 4, 8] }),
    yesNo('distance', 'rounds', distance),
    {
      type: 'method',
      group: 'method',
      chances: [
        ['home-stoppage', sum('home')],
        ['home-points', points.home],
        ['draw', points.draw],
        ['away-stoppage', sum('away')],
        ['away-points', points.away],
      ],
    },
    {
      type: 'round-group',
      group: 'rounds',
      chances: [
        ...sides.flatMap((side) =>
          GROUPS.map(([from, to]) => [`${side}-${from}-${to}`, sum(side, from, to)] as const),
        ),
        ['distance', distance],
      ],
    },
    {
      type: 'round-winner',
      group: 'rounds',
      chances: [
        ...sides.flatMap((side) => rounds.map((at) => [`${side}-${at}`, sum(side, at, at)] as const)),
        ['distance', distance],
      ],
    },
    ...(round <= ROUNDS
      ? [
          {
            ...yesNo('ends-in-round', 'rounds', sum('home', round, round) + sum('away', round, round)),
            ordinal: round,
          },
        ]
      : []),
  ];
}

/** Boxing: twelve rounds, each stopped with one probability or won on points. */
export const boxingPlay: MakePlay = (home, away) => {
  const tilt = Math.exp(0.35 * (home - away));
  const chances: Chances = {
    stops: [(STOPPAGE * tilt) / 2, STOPPAGE / tilt / 2],
    takes: kept(0.5 + 0.07 * (home - away), 0.25),
  };
  return {
    timeline: (random) => timelineOf(chances, random),
    markets: onceAMoment((moment) => marketsOf(chances, moment)),
  };
};
