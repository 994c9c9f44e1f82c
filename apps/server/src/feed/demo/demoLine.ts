import type { Plan, PlannedMatch } from '../engine/plan.ts';
import { hash, seeded } from '../engine/random.ts';
import { createPlanSource } from '../engine/runner.ts';
import type { FeedSource } from '../source.ts';
import { SPORTS } from '../sports.ts';
import { courseChance, strengthOf } from './chances.ts';
import { competitionId, createDemoCricket, CRICKET, demoSideId } from './demoCricket.ts';
import { DEMO_SPORTS, type DemoSport } from './lanes.ts';
import { entrantsOf } from './names.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Slots are counted from here, so that every process names the same matches. */
const EPOCH = Date.UTC(2025, 0, 1);
/** Ids of demonstration matches start here; below it are those of the replay. */
const FIRST_ID = 1_200_000_000;
const LANES_MOST = 64;
/** Longest a match lasts. */
const LONGEST = 4 * HOUR;
/** The first lane of a sport is listed days before, the others on the day; short matches not so long. */
const LISTED_EARLY = 60;
const LISTED_LATE = 8;
const USUAL_PERIOD = 120;

interface Lane {
  readonly sport: DemoSport;
  /** Number over all sports: part of the id. */
  readonly number: number;
  /** Place among the lanes of the sport. */
  readonly place: number;
}

function lanesOf(): readonly Lane[] {
  const lanes: Lane[] = [];
  for (const sport of DEMO_SPORTS) {
    for (let place = 0; place < sport.lanes; place += 1) lanes.push({ sport, place, number: lanes.length });
  }
  return lanes;
}

function listedFor({ place, sport }: Lane): number {
  const usual = place === 0 ? LISTED_EARLY : LISTED_LATE;
  return usual * HOUR * Math.min(1, sport.period / USUAL_PERIOD);
}

/** A lane belongs to one competition, so that as few lanes as possible play it at the same time. */
function competitionOf({ sport, place }: Lane): DemoSport['competitions'][number] {
  const found = sport.competitions[place % sport.competitions.length];
  if (!found) throw new Error(`Sport ${sport.sportId} of the demonstration line has no competition.`);
  return found;
}

/** Lanes of one competition share its entrants out: nobody plays two matches at once. */
function isOfLane({ sport, place }: Lane, entrant: number): boolean {
  const together = Math.ceil(sport.lanes / sport.competitions.length);
  return entrant % together === Math.floor(place / sport.competitions.length);
}

/** What lists and pages may say of some matches only; the same for the same id. */
function marksOf(id: number): Pick<PlannedMatch, 'best' | 'media' | 'statistics'> {
  const chance = hash(`marks ${id}`);
  return {
    ...(chance % 8 === 0 && { best: true }),
    ...((chance >>> 3) % 3 === 0 && { media: true }),
    ...((chance >>> 8) % 3 !== 0 && { statistics: true }),
  };
}

function makeMatch(seed: string, lane: Lane, slot: number): PlannedMatch {
  const { sport } = lane;
  const id = FIRST_ID + slot * LANES_MOST + lane.number;
  const random = seeded(`${seed} match ${id}`);
  const [competition, country, discipline] = competitionOf(lane);
  const entrants = entrantsOf(sport.entrants, country, competition).filter((_, index) =>
    isOfLane(lane, index),
  );
  const first = random.between(0, entrants.length - 1);
  const second = (first + random.between(1, entrants.length - 1)) % entrants.length;
  const home = entrants[first] ?? '';
  const away = entrants[second] ?? '';
  const stagger = (sport.period * lane.place) / sport.lanes;
  const start = slot * sport.period + stagger + random.between(0, 3);
  const kickOff =
    EPOCH + (Math.floor(start / 5) * 5 + (sport.period < 60 ? Math.floor(start) % 5 : 0)) * MINUTE;
  const play = sport.make(strengthOf(seed, competition, home), strengthOf(seed, competition, away), id);
  return {
    id,
    sportId: sport.sportId,
    competitionId: competitionId(sport.sportId, competition),
    competition,
    country,
    home,
    away,
    homeId: demoSideId(sport.sportId, competition, home),
    awayId: demoSideId(sport.sportId, competition, away),
    ...marksOf(id),
    ...(discipline !== undefined && { discipline }),
    kickOff,
    opensAt: kickOff - listedFor(lane),
    timeline: () => play.timeline(courseChance(seed, id)),
    markets: (moment, since, now) => play.markets(moment, since, now),
  };
}

/**
 * The plan of the demonstration line: a pure function of the seed and the time.
 * @param without ids of sports that another source provides
 */
export function createDemoPlan(seed: string, without: readonly number[] = []): Plan {
  const lanes = lanesOf();
  const made = new Map<number, PlannedMatch>();

  function matchAt(lane: Lane, slot: number): PlannedMatch {
    const id = FIRST_ID + slot * LANES_MOST + lane.number;
    let match = made.get(id);
    if (!match) made.set(id, (match = makeMatch(seed, lane, slot)));
    return match;
  }

  return {
    around(now, keep) {
      const found: PlannedMatch[] = [];
      for (const lane of lanes) {
        if (without.includes(lane.sport.sportId)) continue;
        const period = lane.sport.period * MINUTE;
        const from = Math.floor((now - LONGEST - keep - EPOCH) / period) - 1;
        const to = Math.ceil((now + listedFor(lane) - EPOCH) / period);
        for (let slot = Math.max(0, from); slot <= to; slot += 1) {
          const match = matchAt(lane, slot);
          if (match.opensAt <= now && match.kickOff + LONGEST + keep > now) found.push(match);
        }
      }
      for (const match of made.values()) if (match.kickOff + LONGEST + 2 * keep < now) made.delete(match.id);
      return found;
    },
    find(id) {
      const slot = Math.floor((id - FIRST_ID) / LANES_MOST);
      const lane = lanes[(id - FIRST_ID) % LANES_MOST];
      if (!Number.isSafeInteger(slot) || slot < 0 || !lane) return undefined;
      return made.get(id) ?? makeMatch(seed, lane, slot);
    },
  };
}

export interface DemoLineOptions {
  /** Another seed plays other matches. */
  readonly seed: string;
  /** Sports left out, by id. */
  readonly without?: readonly number[];
}

/** Made-up matches in eight sports, always some in play and some to come, the same after every restart. */
export function createDemoLine({ seed, without = [] }: DemoLineOptions): FeedSource {
  const others = SPORTS.map(({ id }) => id).filter((id) => id !== CRICKET);
  return {
    ...createPlanSource('demonstration', () => Promise.resolve(createDemoPlan(seed, without))),
    ...(!without.includes(CRICKET) && { cricket: createDemoCricket(seed, createDemoPlan(seed, others)) }),
  };
}
