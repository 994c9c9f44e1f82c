import { createVar } from '@vanilla-extract/css';

/**
 * Inline padding between the page's edge and its content; rows that scroll sideways extend through it to the edge.
 */
export const gutter = createVar();

/** Extra inline padding for content placed directly on the page (titles, text, chips) rather than in a card. */
export const inset = createVar();
