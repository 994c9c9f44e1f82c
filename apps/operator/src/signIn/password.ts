/** Fewest characters of an operator's password. */
export const MIN_PASSWORD = 12;
