import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

export { looks, surface } from '../Button/look.css.ts';

export const root = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
});

const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const sizes = componentVariants({
  sm: square(`calc(${vars.size.touch} * 0.75)`),
  md: square(vars.size.touch),
});
