import type { Moment, PlannedMatch } from './plan.ts';

/** Maximum number of cached courses for requests about single matches; the bets of a match are settled together. */
const COURSES_MOST = 64;

export type CourseOf = (match: PlannedMatch) => readonly Moment[];

/** Creates a function that returns the course of a match, and caches the last ones. */
export function rememberCourses(): CourseOf {
  const known = new Map<number, readonly Moment[]>();
  return (match) => {
    let course = known.get(match.id);
    if (!course) {
      if (known.size >= COURSES_MOST) known.clear();
      known.set(match.id, (course = match.timeline()));
    }
    return course;
  };
}
