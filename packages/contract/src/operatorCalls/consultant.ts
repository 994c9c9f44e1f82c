/** Calls about the payment consultant. */
export const consultantCalls = {};
