import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { pageRule } from './layers.ts';
import { ring } from './measures.ts';

/** Colour of the focus ring, set by dark backgrounds (header, quick coupon) so that the ring is visible. */
export const focusColour = createVar();

/** Offset of the focus ring; negative in elements that clip at their edges. */
export const focusOffset = createVar();

pageRule('base', ':focus-visible', {
  outline: `${ring} solid ${fallbackVar(focusColour, vars.color.border.focus)}`,
  outlineOffset: fallbackVar(focusOffset, ring),
});
