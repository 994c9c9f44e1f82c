import type { Pair } from '@touchline/feed';
import type { Moment } from '../../engine/plan.ts';
import type { Random } from '../../engine/random.ts';
import { onceAMoment, type Play } from '../play.ts';
import { BALLS, count, playCourse, type CricketCourse, type Tally } from './cricketCourse.ts';
import { cricketMarkets } from './cricketMarkets.ts';

/** Time for which markets are suspended after a wicket, ms. */
const AFTER_WICKET = 8_000;

/** Returns the side that bats first. */
export function firstToBat(matchId: number): 0 | 1 {
  return matchId % 2 === 0 ? 0 : 1;
}

/** Converts the match to moments of the feed: one per delivery, the break between the innings, and the end. */
function momentsOf({ deliveries, starts, ends }: CricketCourse, firstBats: 0 | 1): readonly Moment[] {
  const tallies: readonly [Tally, Tally] = [
    { runs: 0, wickets: 0, balls: 0 },
    { runs: 0, wickets: 0, balls: 0 },
  ];
  const ordered = (first: number, second: number): Pair =>
    firstBats === 0 ? [first, second] : [second, first];
  /** Runs of completed innings; the side that doesn't bat has none. */
  const partsAfter = (status: 2 | 3 | 4, innings: 0 | 1): readonly Pair[] => [
    ...(innings === 1 || status === 3 ? [ordered(tallies[0].runs, 0)] : []),
    ...(status === 4 ? [ordered(0, tallies[1].runs)] : []),
  ];
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
      facts: { finished: status === 4, total, counted: total, parts: partsAfter(status, innings) },
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

/** Twenty-over cricket. Runs off the remaining balls are modelled as normal; a tie returns the stakes. */
export function cricketPlay(home: number, away: number, matchId: number): CricketPlay {
  const edge = 0.03 * (home - away);
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
      return cricketMarkets({
        states: [stateOf(0), stateOf(1)],
        rates: [rateOf(0), rateOf(1)],
        firstBats,
        isFirstOver: second || moment?.period === 'break',
      });
    }),
  };
}
