/** Calls about the catalogue, rounds and notices. */
export const casinoCalls = {};
