import type { Pair } from '@touchline/feed';
import { distribution, lineMarkets, normalDistribution, type Distribution } from '../engine/lines.ts';
import type { Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';
import { kept, onceAMoment, winnerMarket, type MakePlay } from './play.ts';

const BALLS = 120;
const WICKETS = 10;
/** Runs of a ball by chance; the rest of it is a wicket. */
const RUNS: readonly (readonly [runs: number, chance: number])[] = [
  [0, 0.36],
  [1, 0.37],
  [2, 0.065],
  [3, 0.005],
  [4, 0.105],
  [6, 0.05],
];
const WICKET = 0.045;
const MEAN = RUNS.reduce((sum, [runs, chance]) => sum + runs * chance, 0);
const SPREAD = 1.75;
const BREAK = 15 * 60;

interface Innings {
  runs: number;
  wickets: number;
  balls: number;
}

/** Runs still to come in an innings: fewer when wickets are down. */
function restOf({ runs, wickets, balls }: Innings, rate: number): Distribution {
  const left = BALLS - balls;
  if (left <= 0 || wickets >= WICKETS) return distribution(new Map([[runs, 1]]));
  const likelyLast = Math.min(left, (WICKETS - wickets) / (WICKET * 0.62));
  const mean = runs + MEAN * rate * likelyLast;
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

function ball(random: Random, rate: number): number | 'wicket' {
  let roll = random.next();
  if (roll < WICKET) return 'wicket';
  roll = (roll - WICKET) / (1 - WICKET);
  const scoring = (1 - (RUNS[0]?.[1] ?? 0)) * rate;
  if (roll >= scoring) return 0;
  let share = (roll / scoring) * RUNS.slice(1).reduce((sum, [, chance]) => sum + chance, 0);
  for (const [runs, chance] of RUNS.slice(1)) {
    share -= chance;
    if (share < 0) return runs;
  }
  return 1;
}

/** Twenty-over cricket: runs of the balls that are left are normal; a tie returns the stakes. */
export const cricketPlay: MakePlay = (home, away, matchId) => {
  const edge = 0.055 * (home - away);
  const rates: Pair = [1 + edge, 1 - edge];
  const firstBats: 0 | 1 = matchId % 2 === 0 ? 0 : 1;

  function timeline(random: Random): readonly Moment[] {
    const moments: Moment[] = [];
    const innings: readonly [Innings, Innings] = [
      { runs: 0, wickets: 0, balls: 0 },
      { runs: 0, wickets: 0, balls: 0 },
    ];
    let at = 0;
    const ordered = (first: number, second: number): Pair =>
      firstBats === 0 ? [first, second] : [second, first];
    const say = (status: 2 | 3 | 4, period: string, batting: 0 | 1, suspend?: number): void => {
      const total = ordered(innings[0].runs, innings[1].runs);
      const wickets = ordered(innings[0].wickets, innings[1].wickets);
      const overs = innings.map(({ balls }) => balls);
      moments.push({
        at: at * 1000,
        status,
        period,
        seconds: overs[batting] ?? 0,
        running: false,
        score: {
          total,
          parts: [total],
          points: [String(wickets[0]), String(wickets[1])],
          serving: (batting === 0 ? firstBats : 1 - firstBats) as 0 | 1,
        },
        facts: { finished: status === 4, total, counted: total },
        ...(suspend !== undefined && { suspend }),
      });
    };
    for (const batting of [0, 1] as const) {
      const now = innings[batting];
      const rate = rates[(batting === 0 ? firstBats : 1 - firstBats) as 0 | 1];
      say(2, `innings${batting + 1}`, batting);
      while (now.balls < BALLS && now.wickets < WICKETS && (batting === 0 || now.runs <= innings[0].runs)) {
        at += random.between(24, 44);
        const result = ball(random, rate);
        now.balls += 1;
        if (result === 'wicket') now.wickets += 1;
        else now.runs += result;
        say(2, `innings${batting + 1}`, batting, result === 'wicket' ? 8_000 : undefined);
      }
      if (batting === 0) {
        at += 5;
        say(3, 'break', 0);
        at += BREAK;
      }
    }
    at += 5;
    say(4, 'ended', 1);
    return moments;
  }

  return {
    timeline,
    markets: onceAMoment((moment) => {
      const second = moment?.period === 'innings2';
      const batting = second || moment?.period === 'break' ? 1 : 0;
      const stateOf = (innings: 0 | 1): Innings => {
        const side = innings === 0 ? firstBats : 1 - firstBats;
        const runs = moment?.score.total[side === 0 ? 0 : 1] ?? 0;
        const wickets = Number(moment?.score.points?.[side === 0 ? 0 : 1] ?? 0);
        const now = moment?.period === 'break' ? 0 : (moment?.seconds ?? 0);
        return { runs, wickets, balls: innings === batting ? now : innings < batting ? BALLS : 0 };
      };
      const rate = (innings: 0 | 1): number => rates[innings === 0 ? firstBats : ((1 - firstBats) as 0 | 1)];
      const view = chase(restOf(stateOf(0), rate(0)), restOf(stateOf(1), rate(1)));
      return [
        winnerMarket(kept(firstBats === 0 ? view.firstWins : 1 - view.firstWins)),
        ...lineMarkets(view.totals, { type: 'total', step: 4, offset: 2, around: [-40, -20, 0, 20, 40] }),
      ];
    }),
  };
};
