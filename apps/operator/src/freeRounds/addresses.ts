/** Address segment of the form for new free rounds; the number of a player may follow it. */
export const NEW_FREE_ROUNDS = 'new';
