import type { FeedSource } from '@touchline/feed/source';
import { rememberCourses } from './courses.ts';
import type { Plan } from './plan.ts';

/** Returns the trackers of a plan's matches: functions of feed time, also in processes that don't run the source. */
export function planTracker(plan: Plan): NonNullable<FeedSource['tracker']> {
  const courseOf = rememberCourses();
  return (matchId, now) => {
    const match = plan.find(matchId);
    if (!match?.tracker || now < match.kickOff || match.calledOffAt !== undefined) return undefined;
    const played = now - match.kickOff;
    return match.tracker(
      courseOf(match).filter(({ at }) => at <= played),
      played,
    );
  };
}
