import type { Plan, PlannedMatch } from '../engine/plan.ts';
import { idOf, lanesOf, listedFor, placeOf, slotsBetween, type Lane } from './demoLanes.ts';
import { makeMatch } from './demoMatch.ts';

/** Maximum duration of a match, ms. */
const LONGEST = 4 * 3_600_000;

/**
 * Creates the plan of the demonstration matches: a pure function of the seed and the time.
 * @param without ids of sports that another source provides
 */
export function createDemoPlan(seed: string, without: readonly number[] = []): Plan {
  const lanes = lanesOf();
  const made = new Map<number, PlannedMatch>();

  function matchAt(lane: Lane, slot: number): PlannedMatch {
    const id = idOf(lane, slot);
    let match = made.get(id);
    if (!match) made.set(id, (match = makeMatch(seed, lane, slot)));
    return match;
  }

  return {
    around(now, keep) {
      const found: PlannedMatch[] = [];
      for (const lane of lanes) {
        if (without.includes(lane.sport.sportId)) continue;
        const [first, last] = slotsBetween(lane, now - LONGEST - keep, now + listedFor(lane));
        for (let slot = first; slot <= last; slot += 1) {
          const match = matchAt(lane, slot);
          if (match.opensAt <= now && match.kickOff + LONGEST + keep > now) found.push(match);
        }
      }
      for (const match of made.values()) if (match.kickOff + LONGEST + 2 * keep < now) made.delete(match.id);
      return found;
    },
    ended(from, to) {
      const found: PlannedMatch[] = [];
      for (const lane of lanes) {
        if (without.includes(lane.sport.sportId)) continue;
        const [first, last] = slotsBetween(lane, from - LONGEST, to);
        for (let slot = first; slot <= last; slot += 1) {
          const match = made.get(idOf(lane, slot)) ?? makeMatch(seed, lane, slot);
          if (match.kickOff + LONGEST > from && match.kickOff < to) found.push(match);
        }
      }
      return found;
    },
    find(id) {
      const place = placeOf(lanes, id);
      if (!place) return undefined;
      return made.get(id) ?? makeMatch(seed, place.lane, place.slot);
    },
  };
}
