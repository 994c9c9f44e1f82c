/** Calls about balances, instruments and adjustments. */
export const moneyCalls = {};
