import { createContainer } from '@vanilla-extract/css';

/** Container of a list of matches. The layout of rows and prices depends on its width. */
export const eventsContainer = createContainer('events');
