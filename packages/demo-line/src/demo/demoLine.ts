import type { FeedSource } from '@touchline/feed/source';
import { planTracker } from '../engine/planTracker.ts';
import { createPlanSource } from '../engine/runner.ts';
import { createDemoCricket, CRICKET } from './cricket/demoCricket.ts';
import { createDemoPlan } from './demoPlan.ts';
import { DEMO_SPORTS } from './lanes.ts';
import { playPast } from './past/playPast.ts';

export interface DemoLineOptions {
  /** Another seed gives other matches. */
  readonly seed: string;
  /** Ids of excluded sports. */
  readonly without?: readonly number[];
}

/** Source of fictional matches in every sport, always some live and some pre-match, the same after every restart. */
export function createDemoLine({ seed, without = [] }: DemoLineOptions): FeedSource {
  const others = DEMO_SPORTS.map(({ sportId }) => sportId).filter((id) => id !== CRICKET);
  const plan = createDemoPlan(seed, without);
  return {
    ...createPlanSource('demonstration', () => Promise.resolve(plan)),
    tracker: planTracker(plan),
    finished: (from, to) => playPast({ seed, without, from, to }),
    ...(!without.includes(CRICKET) && { cricket: createDemoCricket(seed, createDemoPlan(seed, others)) }),
  };
}
