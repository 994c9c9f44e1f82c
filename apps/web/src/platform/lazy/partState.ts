/** States of a lazily loaded part, with their specified numbers. */
export const PART_STATE = { none: -2, error: -1, loading: 1, ready: 2 } as const;
export type PartState = (typeof PART_STATE)[keyof typeof PART_STATE];

const { none, error, loading, ready } = PART_STATE;

const moves: Readonly<Record<PartState, readonly PartState[]>> = {
  [none]: [loading, ready],
  [error]: [loading, none],
  [loading]: [error, ready, none],
  [ready]: [none],
};

/** Returns whether a transition between two states is allowed. */
export function mayMove(from: PartState, to: PartState): boolean {
  return moves[from].includes(to);
}

/** Delays before retries, ms; after the last one the error remains. */
export const RETRIES_AFTER: readonly number[] = [1000, 2000, 4000];

/** Minimum time between manual reloads, ms. */
export const RELOAD_EVERY = 1000;
