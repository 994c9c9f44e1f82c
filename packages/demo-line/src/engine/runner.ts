import type { FeedClock, FeedSink, FeedSource, MatchOutcome } from '@touchline/feed/source';
import { rememberCourses, type CourseOf } from './courses.ts';
import { createActiveMatch, type ActiveMatch } from './activeMatch.ts';
import { finishedOf } from './finished.ts';
import type { Plan, PlannedMatch } from './plan.ts';
import { readSelectionId, settleSelection } from './settle.ts';

/** Time for which an ended match remains in the book, feed ms. */
const KEEP = 10 * 60_000;
/** Interval at which the plan is searched for new matches, feed ms. */
const LOOK = 20_000;

function outcomeOf(match: PlannedMatch, now: number, courseOf: CourseOf): MatchOutcome {
  if (match.calledOffAt !== undefined) {
    const off = now >= match.calledOffAt;
    return {
      state: off ? 'cancelled' : 'open',
      result: (id) => (off && readSelectionId(id)?.matchId === match.id ? 3 : undefined),
    };
  }
  const played = now - match.kickOff;
  const last = played < 0 ? undefined : courseOf(match).findLast((moment) => moment.at <= played);
  return {
    state: last?.status === 4 ? 'finished' : 'open',
    result(id) {
      const ref = readSelectionId(id);
      return last && ref?.matchId === match.id ? settleSelection(ref, last.facts) : undefined;
    },
  };
}

/**
 * Creates a source that plays a plan: lists its matches, moves them along their timelines by the feed's clock, and
 * prices and settles their markets. The same plan and time give the same state, so that a restart continues where it
 * was.
 */
export function createPlanSource(name: string, plan: (clock: FeedClock) => Promise<Plan>): FeedSource {
  const active = new Map<number, ActiveMatch>();
  const courseOf = rememberCourses();
  let running: { readonly plan: Plan; readonly clock: FeedClock } | undefined;
  let end = (): void => {};
  let lookAt = 0;
  let done = new Set<number>();

  function look(plan: Plan, sink: FeedSink, clock: FeedClock): void {
    const around = plan.around(clock.now(), KEEP);
    for (const match of around) {
      if (!active.has(match.id) && !done.has(match.id))
        active.set(match.id, createActiveMatch(match, sink, clock));
    }
    const ids = new Set(around.map((match) => match.id));
    done = new Set([...done].filter((id) => ids.has(id)));
  }

  function tick(plan: Plan, sink: FeedSink, clock: FeedClock): void {
    const now = clock.now();
    sink.alive('line');
    sink.alive('live');
    if (now >= lookAt) {
      lookAt = now + LOOK;
      look(plan, sink, clock);
    }
    for (const [id, match] of active) {
      if (!match.advance(now, KEEP)) continue;
      active.delete(id);
      done.add(id);
      sink.drop(id);
    }
  }

  return {
    name,
    async start(sink, clock) {
      const ready = await plan(clock);
      running = { plan: ready, clock };
      lookAt = 0;
      done = new Set();
      tick(ready, sink, clock);
      end = clock.onTick(() => tick(ready, sink, clock));
    },
    stop() {
      end();
      active.clear();
      return Promise.resolve();
    },
    outcome(matchId) {
      const match = running?.plan.find(matchId);
      return match && running ? outcomeOf(match, running.clock.now(), courseOf) : undefined;
    },
    finished: async (from, to) => (running ? finishedOf(running.plan, from, to) : []),
  };
}
