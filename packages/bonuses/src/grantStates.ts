/** States of a grant; the last three are final. */
export const grantStates = ['offered', 'waiting', 'active', 'done', 'expired', 'refused'] as const;
export type GrantState = (typeof grantStates)[number];

/**
 * Events of a grant: the player `takes` it or it is `queued` behind an active one, it is `activated`, its wagering is
 * `met` or its money `lost`, its time `ends`, or it is `removed`: by the player, a withdrawal, an exclusion or an
 * operator.
 */
export const grantEvents = ['taken', 'queued', 'activated', 'met', 'lost', 'ended', 'removed'] as const;
export type GrantEvent = (typeof grantEvents)[number];

const MOVES: Readonly<Record<GrantState, Readonly<Partial<Record<GrantEvent, GrantState>>>>> = {
  offered: { taken: 'active', queued: 'waiting', ended: 'expired', removed: 'refused' },
  waiting: { activated: 'active', ended: 'expired', removed: 'refused' },
  active: { met: 'done', lost: 'done', ended: 'expired', removed: 'refused' },
  done: {},
  expired: {},
  refused: {},
};

/** Returns the state of a grant after an event; undefined if the event makes no move. */
export function grantMove(from: GrantState, event: GrantEvent): GrantState | undefined {
  return MOVES[from][event];
}

/** Returns whether nothing moves a grant any more. */
export function isOverGrant(state: GrantState): boolean {
  return Object.keys(MOVES[state]).length === 0;
}
