import { createVar } from '@vanilla-extract/css';

/** Colour of skeletons on a background of its own, such as the head of a match page. */
export const skeletonGround = createVar();
