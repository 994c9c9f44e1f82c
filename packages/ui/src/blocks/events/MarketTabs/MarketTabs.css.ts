import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { belowDeskHeader } from '../../../theme/frame.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';
import { from, stack } from '../../../theme/measures.ts';

export const root = component({
  position: 'sticky',
  insetBlockStart: frameTop,
  zIndex: stack.bar,
  paddingBlock: vars.space.xs,
  marginBlock: `calc(${vars.space.xs} * -1)`,
  background: vars.color.canvas,
  // Covers the borders and shadows of cards that scroll underneath.
  boxShadow: `0 0 0 ${vars.space.xs} ${vars.color.canvas}`,
  // Below the site header, which is sticky on wide pages.
  '@media': { [from.desk]: { insetBlockStart: belowDeskHeader } },
});
