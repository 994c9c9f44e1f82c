/** Calls about identification and verification. */
export const identificationCalls = {};
