import { createVar } from '@vanilla-extract/css';

/** Space between a page's edge and what stands on it; rows that scroll sideways reach through it to the edge. */
export const gutter = createVar();
