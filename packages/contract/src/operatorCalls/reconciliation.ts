/** Calls about reconciliation, rates and transfers. */
export const reconciliationCalls = {};
