import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const skeleton = component({
  display: 'flex',
  gap: vars.space.sm,
  overflow: 'hidden',
});

export const ghost = component({ flexShrink: 0, inlineSize: `calc(${vars.size.chip} * 3)` });
