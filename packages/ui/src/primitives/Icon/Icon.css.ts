import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

const side = (times: number) => ({
  inlineSize: `calc(${vars.size.icon} * ${times})`,
  blockSize: `calc(${vars.size.icon} * ${times})`,
});

export const root = component({
  flexShrink: 0,
  selectors: { '&[data-mirrored]:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const sizes = componentVariants({
  xs: side(0.6),
  sm: side(0.8),
  md: side(1),
  lg: side(1.2),
  xl: side(1.8),
});
