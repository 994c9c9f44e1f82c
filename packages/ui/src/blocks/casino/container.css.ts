import { createContainer } from '@vanilla-extract/css';

/** The place that a list of games stands in: its columns follow its width, never the page's. */
export const gamesContainer = createContainer('games');
