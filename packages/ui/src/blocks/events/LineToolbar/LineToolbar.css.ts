import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { cellGap } from '../../measures.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const choice = component({
  flex: `1 1 calc(${vars.size.touch} * 2.5)`,
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.touch} * 5)`,
});

export const toggles = component({ display: 'flex', gap: cellGap, marginInlineStart: 'auto' });
