import type { Pair } from '@touchline/feed';
import { chanceAbove, lineMarkets, normalDistribution } from '../engine/lines.ts';
import type { Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';
import { opinion } from '../football/drift.ts';
import { kept, winnerMarket, type MakePlay } from './play.ts';

const QUARTER = 600;
const OVERTIME = 300;
const MATCH = 4 * QUARTER;
const SLOWNESS = 2;
const PAUSES = [120, 900, 120];
/** Points a side makes in a match, their spread a side, and points a standard strength is worth. */
const POINTS = 82;
const SPREAD = 9.5;
const STRENGTH = 3.6;
const HOME = 2.5;
/** Seconds of play between two attacks of one side, about. */
const POSSESSION = 30;

function shot(random: Random, mean: number): number {
  const roll = random.next();
  const made = mean / 2.25;
  if (roll < made * 0.68) return 2;
  if (roll < made * 0.94) return 3;
  return roll < made ? 1 : 0;
}

function timelineOf(means: Pair, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const parts: Pair[] = [];
  let real = 0;
  let game = 0;
  const total = (): Pair => [parts.reduce((s, [h]) => s + h, 0), parts.reduce((s, [, a]) => s + a, 0)];
  const say = (at: number, seconds: number, status: 2 | 3 | 4, period: string): void => {
    const score = total();
    moments.push({
      at: Math.round(at * 1000),
      status,
      period,
      seconds,
      running: false,
      score: { total: score, parts: [...parts] },
      facts: { finished: status === 4, total: score, counted: score },
    });
  };
  for (let number = 1; number <= 4 || total()[0] === total()[1]; number += 1) {
    const length = number <= 4 ? QUARTER : OVERTIME;
    const period = number <= 4 ? `quarter${number}` : 'overtime';
    parts.push([0, 0]);
    say(real, game, 2, period);
    for (
      let at = random.between(8, 20), side = random.between(0, 1);
      at < length;
      at += random.between(9, 21), side = 1 - side
    ) {
      const points = shot(random, ((means[side === 0 ? 0 : 1] ?? POINTS) * POSSESSION) / MATCH);
      if (points === 0) continue;
      const [h, a] = parts[number - 1] ?? [0, 0];
      parts[number - 1] = side === 0 ? [h + points, a] : [h, a + points];
      say(real + at * SLOWNESS, game + at, 2, period);
    }
    real += length * SLOWNESS;
    game += length;
    const pause = PAUSES[number - 1] ?? 120;
    if (number >= 4 && total()[0] !== total()[1]) break;
    say(real, game, 3, 'break');
    real += pause;
  }
  say(real, game, 4, 'ended');
  return moments;
}

/** Basketball: points of the time that is left are normal; overtime counts. */
export const basketballPlay: MakePlay = (home, away, matchId) => {
  const edge = STRENGTH * (home - away) + HOME;
  const means: Pair = [POINTS + edge / 2, POINTS - edge / 2];
  return {
    timeline: (random) => timelineOf(means, random),
    markets(moment, _since, now) {
      const played = moment?.seconds ?? 0;
      const end = played >= MATCH ? Math.ceil((played + 1 - MATCH) / OVERTIME) * OVERTIME + MATCH : MATCH;
      const left = Math.max(0.002, (end - played) / MATCH);
      const [h, a] = moment?.score.total ?? [0, 0];
      const spread = Math.max(0.6, SPREAD * Math.sqrt(2 * left));
      const margin = h - a + (edge + opinion(matchId, now)) * left;
      const margins = normalDistribution(margin, spread);
      const totals = normalDistribution(h + a + 2 * POINTS * left, spread, h + a);
      return [
        winnerMarket(kept(chanceAbove(margins, 0))),
        ...lineMarkets(totals, { type: 'total', step: 4, offset: 2, around: [-20, -12, -4, 0, 4, 12, 20] }),
        ...lineMarkets(margins, {
          type: 'handicap',
          step: 4,
          offset: 2,
          around: [-20, -12, -4, 0, 4, 12, 20],
        }),
      ];
    },
  };
};
