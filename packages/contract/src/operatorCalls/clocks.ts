/** Calls about clocks that are moved by hand. */
export const clockCalls = {};
