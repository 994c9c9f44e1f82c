/** States of free rounds, in the order in which the console lists them. */
export const freeRoundsStates = [
  'waiting',
  'planned',
  'open',
  'played',
  'lapsed',
  'cancelled',
  'refused',
] as const;
/**
 * State of free rounds: their maker hasn't confirmed them, they haven't begun, they can be played, all are played, their
 * time is over, they were cancelled, or their maker refused them.
 */
export type FreeRoundsState = (typeof freeRoundsStates)[number];

/** Maximum number of players in one order of free rounds, and of its games. */
export const MOST_FREE_ROUNDS_PLAYERS = 200;
export const MOST_FREE_ROUNDS_GAMES = 20;
