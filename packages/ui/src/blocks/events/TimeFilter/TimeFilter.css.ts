import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const custom = component({ paddingBlockStart: vars.space.sm });
