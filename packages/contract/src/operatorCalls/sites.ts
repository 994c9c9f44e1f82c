/** Calls about sites and their pages. */
export const siteCalls = {};
