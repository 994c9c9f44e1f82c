/** States of a part of the page that is loaded by itself, by the numbers under which they are known. */
export const PART_STATE = { none: -2, error: -1, loading: 1, ready: 2 } as const;
export type PartState = (typeof PART_STATE)[keyof typeof PART_STATE];

const { none, error, loading, ready } = PART_STATE;

const moves: Readonly<Record<PartState, readonly PartState[]>> = {
  [none]: [loading, ready],
  [error]: [loading, none],
  [loading]: [error, ready, none],
  [ready]: [none],
};

/** Whether a part may go from one state to another. */
export function mayMove(from: PartState, to: PartState): boolean {
  return moves[from].includes(to);
}

/** After how long a part that could not be loaded is tried again, ms; after the last it stays an error. */
export const RETRIES_AFTER: readonly number[] = [1000, 2000, 4000];

/** A part is loaded anew by hand at most this often, ms. */
export const RELOAD_EVERY = 1000;
