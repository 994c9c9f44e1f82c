/** Calls about bets, matches, results and closures. */
export const bettingCalls = {};
