/** Address segment of a new tournament. */
export const NEW_TOURNAMENT = 'new';

/** Address segment of a site's challenges. */
export const CHALLENGES = 'challenges';
