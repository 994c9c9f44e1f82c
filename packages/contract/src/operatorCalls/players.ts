/** Calls about players. */
export const playerCalls = {};
