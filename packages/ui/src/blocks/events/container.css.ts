import { createContainer } from '@vanilla-extract/css';

/** The card that a list of events stands in: its rows and prices take the shape its width allows. */
export const eventsContainer = createContainer('events');
