import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { pageRule } from './layers.ts';
import { ring } from './measures.ts';

/** An ink ground (header, quick coupon) sets this, so that the ring is seen on it too. */
export const focusColour = createVar();

/** A part whose box is cut off at its edges sets this below zero. */
export const focusOffset = createVar();

pageRule('base', ':focus-visible', {
  outline: `${ring} solid ${fallbackVar(focusColour, vars.color.border.focus)}`,
  outlineOffset: fallbackVar(focusOffset, ring),
});
