import type { Plan, PlannedMatch } from '../engine/plan.ts';
import { createPlanSource } from '../engine/runner.ts';
import type { FeedSource } from '../source.ts';
import { SPORTS } from '../sports.ts';
import { createDemoCricket, CRICKET } from './cricket/demoCricket.ts';
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
    find(id) {
      const place = placeOf(lanes, id);
      if (!place) return undefined;
      return made.get(id) ?? makeMatch(seed, place.lane, place.slot);
    },
  };
}

export interface DemoLineOptions {
  /** Another seed gives other matches. */
  readonly seed: string;
  /** Ids of excluded sports. */
  readonly without?: readonly number[];
}

/** Source of fictional matches in every sport, always some live and some pre-match, the same after every restart. */
export function createDemoLine({ seed, without = [] }: DemoLineOptions): FeedSource {
  const others = SPORTS.map(({ id }) => id).filter((id) => id !== CRICKET);
  return {
    ...createPlanSource('demonstration', () => Promise.resolve(createDemoPlan(seed, without))),
    ...(!without.includes(CRICKET) && { cricket: createDemoCricket(seed, createDemoPlan(seed, others)) }),
  };
}
