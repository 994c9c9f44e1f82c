import type { Pair } from '@touchline/feed';
import type { Moment } from '../../engine/plan.ts';
import type { Random } from '../../engine/random.ts';
import { kept, onceAMoment, type MakePlay } from '../play.ts';
import { laterDuringPlay, laterSets, raceEnds, viewMatch, type SetEnd } from './setScores.ts';
import { marketsOfSets } from './setMarkets.ts';

/** A sport of sets up to a number of points: volleyball, table tennis, e-sports maps. */
export interface SetSport {
  /** Name of a part in the clock: `set` or `map`. */
  readonly part: string;
  readonly need: number;
  readonly to: number;
  /** Points of the deciding set. */
  readonly lastTo: number;
  /** Unit of totals and handicaps. */
  readonly counts: 'points' | 'sets';
  /** Range of seconds per point, and the pause between sets. */
  readonly pace: readonly [number, number];
  readonly pause: number;
  /** Change of the probability of a point per unit of strength. */
  readonly edge: number;
}

function sumOf(parts: readonly Pair[]): Pair {
  return [parts.reduce((s, [h]) => s + h, 0), parts.reduce((s, [, a]) => s + a, 0)];
}

function target(sport: SetSport, set: number): number {
  return set === 2 * sport.need - 2 ? sport.lastTo : sport.to;
}

function timelineOf(sport: SetSport, p: number, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const parts: Pair[] = [[0, 0]];
  let sets: Pair = [0, 0];
  let at = 0;
  let serving: 0 | 1 = random.next() < 0.5 ? 0 : 1;
  const say = (status: 2 | 3 | 4, suspend?: number): void => {
    const counted = sport.counts === 'points' ? sumOf(parts) : sets;
    moments.push({
      at: at * 1000,
      status,
      period: status === 4 ? 'ended' : `${sport.part}${parts.length}`,
      running: false,
      score: { total: sets, parts: [...parts], ...(sport.counts === 'points' && { serving }) },
      facts: {
        finished: status === 4,
        total: sets,
        counted,
        parts: status === 4 ? [...parts] : parts.slice(0, -1),
      },
      ...(suspend !== undefined && { suspend }),
    });
  };
  say(2);
  for (;;) {
    at += random.between(sport.pace[0], sport.pace[1]);
    const [h, a] = parts.at(-1) ?? [0, 0];
    const next: Pair = random.next() < p ? [h + 1, a] : [h, a + 1];
    serving = next[0] > h ? 0 : 1;
    parts[parts.length - 1] = next;
    const to = target(sport, parts.length - 1);
    const over = Math.max(...next) >= to && Math.abs(next[0] - next[1]) >= 2;
    if (!over) {
      say(2);
      continue;
    }
    sets = next[0] > next[1] ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1];
    if (Math.max(...sets) >= sport.need) {
      say(4);
      return moments;
    }
    parts.push([0, 0]);
    say(3, 5_000);
    at += sport.pause;
    say(2);
  }
}

/** Creates the play of such a sport: all points have the same probability; all prices follow from it exactly. */
export function setPlay(sport: SetSport): MakePlay {
  return (home, away) => {
    const p = kept(0.5 + sport.edge * (home - away), 0.35);
    const countedEnds = (ends: readonly SetEnd[]): readonly SetEnd[] =>
      sport.counts === 'points'
        ? ends
        : ends.map((end) => ({ ...end, home: end.homeWins ? 1 : 0, away: end.homeWins ? 0 : 1 }));
    const laterAt = laterDuringPlay(() =>
      laterSets(sport.need, (set) => countedEnds(raceEnds(p, target(sport, set)))),
    );
    return {
      timeline: (random) => timelineOf(sport, p, random),
      markets: onceAMoment((moment) => {
        const later = laterAt(moment);
        const sets = moment?.score.total ?? ([0, 0] as const);
        const now = moment?.score.parts.at(-1) ?? ([0, 0] as const);
        const ends = countedEnds(raceEnds(p, target(sport, sets[0] + sets[1]), now));
        const view = viewMatch(sets, ends, moment?.facts.counted ?? [0, 0], later);
        const played = sets[0] + sets[1];
        // A set is offered while it is played; the second one from the beginning, because it is played in any case.
        const views = [
          { ordinal: played + 1, ends: raceEnds(p, target(sport, played), now), now },
          ...(played === 0
            ? [{ ordinal: 2, ends: raceEnds(p, target(sport, 1)), now: [0, 0] as const }]
            : []),
        ];
        const wins = played === 0 ? (won: boolean) => later(won ? 1 : 0, won ? 0 : 1).homeWins : undefined;
        return marketsOfSets(view, views, wins, {
          group: `${sport.part}s`,
          need: sport.need,
          around: sport.counts === 'points' ? [-16, -8, 0, 8, 16] : [-4, 0, 4],
          aroundSet: [-8, -4, 0, 4, 8],
          countsPoints: sport.counts === 'points',
        });
      }),
    };
  };
}
