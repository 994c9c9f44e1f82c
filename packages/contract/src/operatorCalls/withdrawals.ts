/** Calls about withdrawals. */
export const withdrawalCalls = {};
