import { DEMO_SPORTS, type DemoSport } from './lanes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 24 * 60;
/** Slots are counted from this time, so that every process makes the same matches. */
const EPOCH = Date.UTC(2025, 0, 1);
/** First id of demonstration matches; lower ids belong to the replay. */
const FIRST_ID = 1_200_000_000;
/** Number of lanes per block of ids; further lanes have blocks of their own. */
const LANES_MOST = 64;
const BLOCK = 200_000_000;
/** Hours before its start at which a match of the first lane, and of the others, is listed; fewer for short periods. */
const LISTED_EARLY = 60;
const LISTED_LATE = 8;
const USUAL_PERIOD = 120;

/** A sequence of consecutive matches. */
export interface Lane {
  readonly sport: DemoSport;
  /** Index over all sports, part of the match id. */
  readonly number: number;
  /** Index among the lanes of the sport. */
  readonly place: number;
}

export function lanesOf(): readonly Lane[] {
  const lanes: Lane[] = [];
  for (const sport of DEMO_SPORTS) {
    for (let place = 0; place < sport.lanes; place += 1) lanes.push({ sport, place, number: lanes.length });
  }
  return lanes;
}

/** Returns the id of the match in a slot of a lane. */
export function idOf({ number }: Lane, slot: number): number {
  return FIRST_ID + Math.floor(number / LANES_MOST) * BLOCK + slot * LANES_MOST + (number % LANES_MOST);
}

/** Returns the lane and slot of a match id; undefined if it isn't a demonstration match. */
export function placeOf(
  lanes: readonly Lane[],
  id: number,
): { readonly lane: Lane; readonly slot: number } | undefined {
  if (!Number.isSafeInteger(id) || id < FIRST_ID) return undefined;
  const block = Math.floor((id - FIRST_ID) / BLOCK);
  const within = (id - FIRST_ID) % BLOCK;
  const lane = lanes[block * LANES_MOST + (within % LANES_MOST)];
  return lane && { lane, slot: Math.floor(within / LANES_MOST) };
}

/** Returns how long before its start a match of a lane is listed, ms. */
export function listedFor({ place, sport }: Lane): number {
  if (sport.period >= DAY_MINUTES) return sport.period * MINUTE;
  const usual = place === 0 ? LISTED_EARLY : LISTED_LATE;
  return usual * HOUR * Math.min(1, sport.period / USUAL_PERIOD);
}

/**
 * Returns the slots of a lane that start roughly between two times.
 * @returns first and last
 */
export function slotsBetween({ sport }: Lane, from: number, to: number): readonly [number, number] {
  const period = sport.period * MINUTE;
  return [Math.max(0, Math.floor((from - EPOCH) / period) - 1), Math.ceil((to - EPOCH) / period)];
}

/**
 * Returns the kick-off of a slot, UTC ms.
 * @param late delay against the lane's schedule, minutes
 */
export function kickOffOf({ sport, place }: Lane, slot: number, late: number): number {
  const stagger = (sport.period * place) / sport.lanes;
  const start = slot * sport.period + stagger + late;
  return EPOCH + (Math.floor(start / 5) * 5 + (sport.period < 60 ? Math.floor(start) % 5 : 0)) * MINUTE;
}

/** Assigns a lane to one competition, so that as few lanes as possible share it at the same time. */
export function competitionOf({ sport, place }: Lane): DemoSport['competitions'][number] {
  const found = sport.competitions[place % sport.competitions.length];
  if (!found) throw new Error(`Sport ${sport.sportId} of the demonstration line has no competition.`);
  return found;
}

/** Splits the entrants of a competition between its lanes, so that none plays two matches at once. */
export function isOfLane({ sport, place }: Lane, entrant: number): boolean {
  const together = Math.ceil(sport.lanes / sport.competitions.length);
  return entrant % together === Math.floor(place / sport.competitions.length);
}
