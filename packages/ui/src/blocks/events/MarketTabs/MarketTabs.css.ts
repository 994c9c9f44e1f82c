import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { stack } from '../../../theme/measures.ts';

export const root = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.bar,
  paddingBlock: vars.space.xs,
  background: vars.color.canvas,
});
