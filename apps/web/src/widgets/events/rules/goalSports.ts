interface GoalSport {
  /**
   * True if a score is rare enough for a moment over the scoreboard, and for a market on whether both sides score;
   * otherwise only rows of lists mark it. A handball match has more than fifty.
   */
  readonly hasMoment: boolean;
}

/** Sports whose scores are called goals, by slug. In all others a score is no news of its own. */
const sports: ReadonlyMap<string, GoalSport> = new Map([
  ['football', { hasMoment: true }],
  ['ice-hockey', { hasMoment: true }],
  ['handball', { hasMoment: false }],
]);

/** Returns whether rows mark the scores of a sport as goals. */
export function hasGoals(sport: string): boolean {
  return sports.has(sport);
}

/** Returns whether a goal in a sport has a moment over the scoreboard, and lists a column for both sides to score. */
export function hasGoalMoment(sport: string): boolean {
  return sports.get(sport)?.hasMoment === true;
}
