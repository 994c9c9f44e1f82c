import { createEmitter } from '../../../platform/emitter/emitter.ts';

/** A score of one side, for as long as it is news. */
export interface Goal {
  /** Side that scored: 0 home, 1 guests. */
  readonly side: 0 | 1;
  /** Score with this goal. */
  readonly score: readonly [home: number, away: number];
}

/** Goals that are news. */
export interface Goals {
  of(matchId: number): Goal | undefined;
  /** Sets or ends the goal of a match. */
  set(matchId: number, goal: Goal | undefined): void;
  /**
   * Subscribes to goals and to their ends.
   * @returns unsubscribes
   */
  subscribe(listener: (matchId: number) => void): () => void;
}

export function createGoals(): Goals {
  const shown = new Map<number, Goal>();
  const changes = createEmitter<[matchId: number]>();
  return {
    of: (matchId) => shown.get(matchId),
    set(matchId, goal) {
      if (goal) shown.set(matchId, goal);
      else shown.delete(matchId);
      changes.emit(matchId);
    },
    subscribe: changes.subscribe,
  };
}

/** Goals of the page's book; `followGoals` fills them. */
export const goals = createGoals();
