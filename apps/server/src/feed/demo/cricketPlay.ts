import type { Pair } from '@touchline/feed';
import { distribution, lineMarkets, normalDistribution, type Distribution } from '../engine/lines.ts';
import type { Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';
import {
  BALLS,
  count,
  meanRuns,
  playCourse,
  WICKET,
  WICKETS,
  type CricketCourse,
  type Tally,
} from './cricketCourse.ts';
import { kept, onceAMoment, winnerMarket, type Play } from './play.ts';

const SPREAD = 1.75;
/** Markets are closed this long after a wicket, ms. */
const AFTER_WICKET = 8_000;

/** Runs still to come in an innings: fewer when wickets are down. */
function restOf({ runs, wickets, balls }: Tally, rate: number): Distribution {
  const left = BALLS - balls;
  if (left <= 0 || wickets >= WICKETS) return distribution(new Map([[runs, 1]]));
  const likelyLast = Math.min(left, (WICKETS - wickets) / (WICKET * 0.62));
  const mean = runs + meanRuns(rate) * likelyLast;
  return normalDistribution(mean, Math.max(1, SPREAD * Math.sqrt(left)), runs);
}

interface ChaseView {
  /** Chance of the side that bats first. */
  readonly firstWins: number;
  readonly totals: Distribution;
}

/** Both innings together: the second side stops when it is ahead. */
function chase(first: Distribution, second: Distribution): ChaseView {
  const sums = new Float64Array(first.most + Math.max(second.most, first.most + 2) + 1);
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
      const sum = x + Math.min(y, x + 2);
      sums[sum] = (sums[sum] ?? 0) + p;
    }
  }
  const totals = new Map([...sums.entries()].filter(([, p]) => p > 0));
  return { firstWins, totals: distribution(totals) };
}

/** Which side bats first. */
export function firstToBat(matchId: number): 0 | 1 {
  return matchId % 2 === 0 ? 0 : 1;
}

/** The match as moments of the feed: one at each delivery, a break between the innings, and the end. */
function momentsOf({ deliveries, starts, ends }: CricketCourse, firstBats: 0 | 1): readonly Moment[] {
  const tallies: readonly [Tally, Tally] = [
    { runs: 0, wickets: 0, balls: 0 },
    { runs: 0, wickets: 0, balls: 0 },
  ];
  const ordered = (first: number, second: number): Pair =>
    firstBats === 0 ? [first, second] : [second, first];
  const moment = (at: number, status: 2 | 3 | 4, period: string, innings: 0 | 1, wicket = false): Moment => {
    const total = ordered(tallies[0].runs, tallies[1].runs);
    const [home, away] = ordered(tallies[0].wickets, tallies[1].wickets);
    return {
      at: at * 1000,
      status,
      period,
      seconds: tallies[innings].balls,
      running: false,
      score: {
        total,
        parts: [total],
        points: [String(home), String(away)],
        serving: (innings === 0) === (firstBats === 0) ? 0 : 1,
      },
      facts: { finished: status === 4, total, counted: total },
      ...(wicket && { suspend: AFTER_WICKET }),
    };
  };
  const playedIn = (innings: 0 | 1): Moment[] => {
    const period = `innings${innings + 1}`;
    const begin = moment(starts[innings], 2, period, innings);
    const balls = deliveries
      .filter((delivery) => delivery.innings === innings)
      .map((delivery) => {
        count(tallies[innings], delivery);
        return moment(delivery.at, 2, period, innings, delivery.kind === 'wicket');
      });
    return [begin, ...balls];
  };
  return [...playedIn(0), moment(ends[0], 3, 'break', 0), ...playedIn(1), moment(ends[1], 4, 'ended', 1)];
}

export interface CricketPlay extends Play {
  course(random: Random): CricketCourse;
}

/** Twenty-over cricket: runs of the balls that are left are normal; a tie returns the stakes. */
export function cricketPlay(home: number, away: number, matchId: number): CricketPlay {
  const edge = 0.055 * (home - away);
  const firstBats = firstToBat(matchId);
  const rateOf = (innings: 0 | 1): number => ((innings === 0) === (firstBats === 0) ? 1 + edge : 1 - edge);
  const course = (random: Random): CricketCourse => playCourse(random, [rateOf(0), rateOf(1)]);
  return {
    course,
    timeline: (random) => momentsOf(course(random), firstBats),
    markets: onceAMoment((moment) => {
      const second = moment?.period === 'innings2';
      const batting = second || moment?.period === 'break' ? 1 : 0;
      const stateOf = (innings: 0 | 1): Tally => {
        const side = (innings === 0) === (firstBats === 0) ? 0 : 1;
        const runs = moment?.score.total[side] ?? 0;
        const wickets = Number(moment?.score.points?.[side] ?? 0);
        const now = moment?.period === 'break' ? 0 : (moment?.seconds ?? 0);
        return { runs, wickets, balls: innings === batting ? now : innings < batting ? BALLS : 0 };
      };
      const view = chase(restOf(stateOf(0), rateOf(0)), restOf(stateOf(1), rateOf(1)));
      return [
        winnerMarket(kept(firstBats === 0 ? view.firstWins : 1 - view.firstWins)),
        ...lineMarkets(view.totals, { type: 'total', step: 4, offset: 2, around: [-40, -20, 0, 20, 40] }),
      ];
    }),
  };
}
