/** Calls about bonuses, free rounds and tournaments. */
export const bonusCalls = {};
