import { createVar } from '@vanilla-extract/css';

/** Colour of the places of what is on its way, where they stand on a ground of its own: a match's head. */
export const skeletonGround = createVar();
