import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  minBlockSize: vars.size.touch,
  // A title stands a little further in than the cards below it.
  paddingInline: vars.space.xs,
});

export const link = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});
