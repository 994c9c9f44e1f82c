import type { PlannedMatch } from '../engine/plan.ts';
import { hash, seeded, type Random } from '../engine/random.ts';
import { courseChance, strengthOf } from './chances.ts';
import { competitionId, demoSideId } from './cricket/demoCricket.ts';
import { competitionOf, idOf, isOfLane, kickOffOf, listedFor, type Lane } from './demoLanes.ts';
import { fieldPlay } from './races/fieldPlay.ts';
import type { FieldSport } from './races/fieldSports.ts';
import { countryOfPlayer, entrantsOf } from './names.ts';
import type { MakePlay } from './play.ts';
import { demoTracker } from './tracker/demoTracker.ts';

/** Returns marks that only some matches have; the same for the same id. */
function marksOf(id: number): Pick<PlannedMatch, 'best' | 'media' | 'statistics'> {
  const chance = hash(`marks ${id}`);
  return {
    ...(chance % 8 === 0 && { best: true }),
    ...((chance >>> 3) % 3 === 0 && { media: true }),
    ...((chance >>> 8) % 3 !== 0 && { statistics: true }),
  };
}

/** Data of a match apart from its entrants. */
interface Frame {
  readonly seed: string;
  readonly lane: Lane;
  readonly slot: number;
  readonly id: number;
  readonly random: Random;
  /** Entrants of the competition that the lane may pair. */
  readonly entrants: readonly string[];
}

type Course = Pick<
  PlannedMatch,
  | 'home'
  | 'away'
  | 'homeId'
  | 'awayId'
  | 'homeCountry'
  | 'awayCountry'
  | 'pace'
  | 'timeline'
  | 'markets'
  | 'tracker'
> & {
  readonly kickOff: number;
};

function pairOf({ seed, lane, slot, id, random, entrants }: Frame, make: MakePlay): Course {
  const [competition] = competitionOf(lane);
  const { sportId } = lane.sport;
  const first = random.between(0, entrants.length - 1);
  const second = (first + random.between(1, entrants.length - 1)) % entrants.length;
  const home = entrants[first] ?? '';
  const away = entrants[second] ?? '';
  const play = make(strengthOf(seed, competition, home), strengthOf(seed, competition, away), id);
  return {
    home,
    away,
    homeId: demoSideId(sportId, competition, home),
    awayId: demoSideId(sportId, competition, away),
    ...(lane.sport.entrants === 'players' && {
      homeCountry: countryOfPlayer(home),
      awayCountry: countryOfPlayer(away),
    }),
    kickOff: kickOffOf(lane, slot, random.between(0, 3)),
    ...(play.pace !== undefined && { pace: play.pace }),
    timeline: () => play.timeline(courseChance(seed, id)),
    markets: (moment, since, now) => play.markets(moment, since, now),
    tracker: demoTracker(seed, sportId, { id, home, away }),
  };
}

function fieldOf({ seed, lane, slot, id, random, entrants }: Frame, sport: FieldSport): Course {
  const [competition] = competitionOf(lane);
  const drawn = entrants.toSorted((a, b) => hash(`${seed} ${id} ${a}`) - hash(`${seed} ${id} ${b}`));
  const strength = (name: string): number => strengthOf(seed, competition, name);
  const names = drawn.slice(0, sport.size).toSorted((a, b) => strength(b) - strength(a));
  const kickOff = kickOffOf(lane, slot, random.between(0, 3));
  const field = { names, strengths: names.map(strength), kickOff, random: () => courseChance(seed, id) };
  return {
    home: sport.name(random.next(), slot + 1),
    away: '',
    kickOff,
    ...fieldPlay(sport, field),
  };
}

/** Makes the match in a slot of a lane: the same at every call. */
export function makeMatch(seed: string, lane: Lane, slot: number): PlannedMatch {
  const { sport } = lane;
  const id = idOf(lane, slot);
  const [competition, country, discipline] = competitionOf(lane);
  const kind = sport.entrantsOf?.[competition] ?? sport.entrants;
  const entrants = entrantsOf(kind, country, competition).filter((_, index) => isOfLane(lane, index));
  const frame: Frame = { seed, lane, slot, id, random: seeded(`${seed} match ${id}`), entrants };
  const course = sport.make ? pairOf(frame, sport.make) : fieldOf(frame, sport.field);
  return {
    id,
    sportId: sport.sportId,
    competitionId: competitionId(sport.sportId, competition),
    competition,
    country,
    ...marksOf(id),
    ...(discipline !== undefined && { discipline }),
    opensAt: course.kickOff - listedFor(lane),
    ...course,
  };
}
