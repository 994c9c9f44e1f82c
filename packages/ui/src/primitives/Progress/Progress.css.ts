import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  inlineSize: '100%',
  blockSize: vars.space.sm,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

export const bar = component({
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.chip.selectedBg,
  transition: `inline-size ${vars.motion.normal} ease-out`,
});
