import { vars } from './contract.css.ts';
import type { Rule } from './component.ts';

/** Extends the touch area to the minimum height without changing the visible size; the root must be positioned. */
export const touchArea: Rule = {
  content: '""',
  position: 'absolute',
  insetBlock: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
  insetInline: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
};

/** Colour transition for hover and press. */
export const colourFade: Rule = {
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: 'ease-out',
};
