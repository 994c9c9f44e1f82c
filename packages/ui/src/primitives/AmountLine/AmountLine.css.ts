import { oneLine } from '../../theme/clamp.ts';
import { component } from '../../theme/component.ts';

export const root = component({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
});

/** Keeps the space before and after the amount. */
export const words = component({ ...oneLine, whiteSpace: 'pre', minInlineSize: 0 });

export const amount = component({ flexShrink: 0, whiteSpace: 'nowrap' });
