/** Kinds of daily challenges: rounds played, distinct games, and a multiple reached in one round. */
export const challengeKinds = ['rounds', 'games', 'multiplier'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

/** Most challenges of a day. */
export const MOST_CHALLENGES = 5;

/** Hours after its day in which a finished challenge can be claimed. */
export const CLAIM_HOURS = 24;

/** Task of a challenge. The goal of `multiplier` is in ten-thousandths, the others count. */
export interface ChallengeTask {
  readonly kind: ChallengeKind;
  readonly goal: bigint;
}

/** Progress of a player. */
export interface ChallengeProgress {
  readonly rounds: bigint;
  /** Distinct games, by id. */
  readonly games: readonly string[];
  /** Best multiple, ten-thousandths. */
  readonly best: bigint;
}

export const NO_PROGRESS: ChallengeProgress = { rounds: 0n, games: [], best: 0n };

/** Returns the progress with one more settled round that reaches the least stake. */
export function progressWith(
  progress: ChallengeProgress,
  { gameId, multiple }: { readonly gameId: string; readonly multiple: bigint },
): ChallengeProgress {
  return {
    rounds: progress.rounds + 1n,
    games: progress.games.includes(gameId) ? progress.games : [...progress.games, gameId],
    best: multiple > progress.best ? multiple : progress.best,
  };
}

/** Returns what was reached of a task, in the unit of its goal, at most the goal. */
export function reachedOf({ kind, goal }: ChallengeTask, progress: ChallengeProgress): bigint {
  const reached =
    kind === 'rounds' ? progress.rounds : kind === 'games' ? BigInt(progress.games.length) : progress.best;
  return reached > goal ? goal : reached;
}

/** Returns whether a task is finished. */
export function isFinished(task: ChallengeTask, progress: ChallengeProgress): boolean {
  return reachedOf(task, progress) >= task.goal;
}

/**
 * Returns the day of a site as `2026-11-27`.
 * @param offset minutes by which the site's day is ahead of UTC
 */
export function siteDay(at: Date, offset: number): string {
  return new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 10);
}

/** Returns the end of a site's day. Throws a RangeError for a text that is no day. */
export function endOfDay(day: string, offset: number): Date {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`"${day}" is no day: write it as 2026-11-27.`);
  return new Date(start + 86_400_000 - offset * 60_000);
}

/** Returns the time until which a challenge of a day can be claimed. */
export function claimUntil(day: string, offset: number): Date {
  return new Date(endOfDay(day, offset).getTime() + CLAIM_HOURS * 3_600_000);
}
