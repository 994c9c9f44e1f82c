import type { Book, MatchRecord } from '@touchline/feed';
import type { Goals } from './goals.ts';

export interface GoalDeps {
  readonly book: Pick<Book, 'subscribeScore'>;
  readonly isVisible: () => boolean;
  /** Calls back once after some ms; the returned function cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** Time for which a goal is news, ms. */
export const GOAL_SHOWN = 6000;

/**
 * Follows the goals that the feed reports while the page is visible: not what was missed, and not a corrected score,
 * which also ends the goal that it takes back.
 */
export function followGoals(goals: Pick<Goals, 'of' | 'set'>, { book, isVisible, after }: GoalDeps): void {
  const timers = new Map<number, () => void>();
  book.subscribeScore((match, before) => {
    const { id, score } = match;
    const side = scoringSide(match, before);
    const isNews = side !== undefined && score !== undefined && isVisible();
    if (!isNews && goals.of(id) === undefined) return;
    timers.get(id)?.();
    timers.delete(id);
    if (isNews)
      timers.set(
        id,
        after(GOAL_SHOWN, () => goals.set(id, undefined)),
      );
    goals.set(id, isNews ? { side, score: score.total } : undefined);
  });
}

/** Returns the side whose score rose while the other's stayed; undefined for anything else, and out of play. */
function scoringSide({ score, status }: MatchRecord, before: MatchRecord): 0 | 1 | undefined {
  if (status !== 2 || !score || !before.score) return undefined;
  const [home, away] = score.total;
  const [homeBefore, awayBefore] = before.score.total;
  if (home > homeBefore && away === awayBefore) return 0;
  return away > awayBefore && home === homeBefore ? 1 : undefined;
}
