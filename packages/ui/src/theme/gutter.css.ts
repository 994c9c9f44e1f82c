import { createVar } from '@vanilla-extract/css';

/** Space between a page's edge and what stands on it; rows that scroll sideways reach through it to the edge. */
export const gutter = createVar();

/** How much further in than cards stands what lies on the page itself: titles, words, chips. */
export const inset = createVar();
