import { vars } from './contract.css.ts';
import type { Rule } from './component.ts';

/** Grows what can be touched to the least height without growing what is seen; its root must be positioned. */
export const touchArea: Rule = {
  content: '""',
  position: 'absolute',
  insetBlock: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
  insetInline: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
};

/** A fade of colours for hover and press. */
export const colourFade: Rule = {
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: 'ease-out',
};
