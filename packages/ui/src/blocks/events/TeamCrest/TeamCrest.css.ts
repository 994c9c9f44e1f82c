import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = component({ display: 'inline-grid', placeItems: 'center', flexShrink: 0 });

const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const sizes = componentVariants({
  // Minimum size for two initials at any density.
  sm: square(`max(${vars.space.xl}, ${vars.size.icon} + ${vars.space.xxs})`),
  md: square(vars.size.touch),
  lg: square(vars.size.nav),
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
