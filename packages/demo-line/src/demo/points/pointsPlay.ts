import type { Pair } from '@touchline/feed';
import { jointOf, type Joint } from '../../engine/joint.ts';
import { normalDistribution } from '../../engine/lines.ts';
import type { Moment } from '../../engine/plan.ts';
import type { Random } from '../../engine/random.ts';
import { opinion } from '../../football/drift.ts';
import type { MakePlay } from '../play.ts';
import { pointsMarkets, type PointsView } from './pointsMarkets.ts';
import type { PointsSport } from './pointsSport.ts';

function scoreOf(sport: PointsSport, random: Random, mean: number): number {
  const average = sport.scores.reduce((sum, [points, share]) => sum + points * share, 0);
  let roll = random.next() / (mean / average);
  for (const [points, share] of sport.scores) {
    roll -= share;
    if (roll < 0) return points;
  }
  return 0;
}

const sumOf = (parts: readonly Pair[]): Pair => [
  parts.reduce((sum, [home]) => sum + home, 0),
  parts.reduce((sum, [, away]) => sum + away, 0),
];

function timelineOf(sport: PointsSport, means: Pair, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const parts: Pair[] = [];
  const reached: Record<number, 0 | 1> = {};
  const attack = (sport.attack[0] + sport.attack[1]) / 2;
  const match = sport.parts * sport.length;
  let real = 0;
  let game = 0;
  const level = (): boolean => sumOf(parts)[0] === sumOf(parts)[1];
  const say = (at: number, seconds: number, status: 2 | 3 | 4, period: string): void => {
    const total = sumOf(parts);
    moments.push({
      at: Math.round(at * 1000),
      status,
      period,
      seconds: Math.round(seconds),
      running: false,
      score: { total, parts: [...parts] },
      facts: {
        finished: status === 4,
        total,
        counted: total,
        parts: status === 2 ? parts.slice(0, -1) : [...parts],
        reached: { ...reached },
        overtime: parts.length > sport.parts,
      },
    });
  };
  const goesOn = (number: number): boolean =>
    number <= sport.parts || (sport.overtime !== undefined && level());
  for (let number = 1; goesOn(number); number += 1) {
    const length = number <= sport.parts ? sport.length : (sport.overtime ?? 0);
    const period = number <= sport.parts ? `${sport.part}${number}` : 'overtime';
    parts.push([0, 0]);
    say(real, game, 2, period);
    let side: 0 | 1 = random.next() < 0.5 ? 0 : 1;
    for (let at = random.between(...sport.attack); at < length; at += random.between(...sport.attack)) {
      side = side === 0 ? 1 : 0;
      const points = scoreOf(sport, random, (2 * means[side] * attack) / match);
      if (points === 0) continue;
      const [h, a] = parts[number - 1] ?? [0, 0];
      parts[number - 1] = side === 0 ? [h + points, a] : [h, a + points];
      for (const race of sport.steps.races) if (sumOf(parts)[side] >= race) reached[race] ??= side;
      say(real + at * sport.slowness, game + at, 2, period);
    }
    real += length * sport.slowness;
    game += length;
    if (!goesOn(number + 1)) break;
    say(real, game, 3, 'break');
    real += sport.pauses[number - 1] ?? 120;
  }
  say(real, game, 4, 'ended');
  return moments;
}

/** Creates the play of such a sport. Points in the remaining time are modelled as normal; overtime counts. */
export function pointsPlay(sport: PointsSport): MakePlay {
  const match = sport.parts * sport.length;

  /** Returns the distribution of one side's points after another `share` of a match. */
  function side(now: number, mean: number, share: number): ReturnType<typeof normalDistribution> {
    return normalDistribution(now + mean * share, Math.max(0.4, sport.spread * Math.sqrt(share)), now);
  }

  return (home, away, matchId) => {
    const edge = sport.strength * (home - away) + sport.home;
    const means: Pair = [sport.points + edge / 2, sport.points - edge / 2];

    function viewOf(moment: Moment | undefined, now: number): PointsView {
      const played = moment?.seconds ?? 0;
      const score = moment?.score.total ?? [0, 0];
      const moved = opinion(matchId, now) / 2;
      const of = (from: Pair, share: number): Joint =>
        jointOf(side(from[0], means[0] + moved, share), side(from[1], means[1] - moved, share));
      const overtime = sport.overtime ?? 1;
      const end = played < match ? match : match + Math.ceil((played + 1 - match) / overtime) * overtime;
      const over = moment?.facts.parts?.length ?? 0;
      const parts = Array.from({ length: Math.max(0, sport.parts - over) }, (_, i) => {
        const number = over + i;
        const isNow = moment?.status === 2 && i === 0;
        const left = isNow ? (number + 1) * sport.length - played : sport.length;
        const from = isNow ? (moment.score.parts[number] ?? [0, 0]) : ([0, 0] as const);
        return { ordinal: number + 1, joint: of(from, Math.max(0.002, left / match)) };
      });
      return {
        match: of(score, Math.max(0.002, (end - played) / match)),
        parts,
        score,
        means: [means[0] + moved, means[1] - moved],
        reached: moment?.facts.reached ?? {},
      };
    }

    return {
      timeline: (random) => timelineOf(sport, means, random),
      markets: (moment, _since, now) => pointsMarkets(sport, viewOf(moment, now)),
    };
  };
}
