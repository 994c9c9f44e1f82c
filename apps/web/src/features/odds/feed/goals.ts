import type { Book, MatchRecord } from '@touchline/feed';

/** A score of one side, for as long as it is news. */
export interface Goal {
  /** Side that scored: 0 home, 1 guests. */
  readonly side: 0 | 1;
  /** Score with this goal. */
  readonly score: readonly [home: number, away: number];
}

export interface Goals {
  /** The last goal of a match; undefined a few seconds later. */
  of(matchId: number): Goal | undefined;
  /**
   * Subscribes to the goals of a match, and to their ends.
   * @returns unsubscribes
   */
  subscribe(matchId: number, changed: () => void): () => void;
}

export interface GoalsDeps {
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
export function createGoals({ book, isVisible, after }: GoalsDeps): Goals {
  const shown = new Map<number, { readonly goal: Goal; readonly cancel: () => void }>();
  const listeners = new Map<number, Set<() => void>>();

  const notify = (matchId: number) => listeners.get(matchId)?.forEach((changed) => changed());

  function end(matchId: number): void {
    shown.get(matchId)?.cancel();
    if (shown.delete(matchId)) notify(matchId);
  }

  book.subscribeScore((match, before) => {
    const side = scoringSide(match, before);
    if (side === undefined) return end(match.id);
    if (!listeners.has(match.id) || !match.score || !isVisible()) return;
    shown.get(match.id)?.cancel();
    const cancel = after(GOAL_SHOWN, () => end(match.id));
    shown.set(match.id, { goal: { side, score: match.score.total }, cancel });
    notify(match.id);
  });

  return {
    of: (matchId) => shown.get(matchId)?.goal,
    subscribe(matchId, changed) {
      const own = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, own.add(changed));
      return () => {
        own.delete(changed);
        if (own.size === 0) listeners.delete(matchId);
      };
    },
  };
}

/** Returns the side whose score rose while the other's stayed; undefined for anything else, and out of play. */
function scoringSide({ score, status }: MatchRecord, before: MatchRecord): 0 | 1 | undefined {
  if (status !== 2 || !score || !before.score) return undefined;
  const [home, away] = score.total;
  const [homeBefore, awayBefore] = before.score.total;
  if (home > homeBefore && away === awayBefore) return 0;
  return away > awayBefore && home === homeBefore ? 1 : undefined;
}
