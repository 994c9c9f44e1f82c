import { createContainer } from '@vanilla-extract/css';

/** Container of a list of games; its columns depend on its own width, not on the page's. */
export const gamesContainer = createContainer('games');
