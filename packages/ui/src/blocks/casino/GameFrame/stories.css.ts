import { component } from '../../../theme/component.ts';
import { hairline } from '../../../theme/measures.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Places for the frame in its stories. */
export const screen = component({ blockSize: '100dvh' });

/** The common size of a phone on its side. */
export const landscape = component({ inlineSize: '844px', blockSize: '390px' });

export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: hairline,
  blockSize: '100%',
  backgroundColor: vars.color.border.default,
});
