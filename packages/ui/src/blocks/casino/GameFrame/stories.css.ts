import { component } from '../../../theme/component.ts';
import { hairline } from '../../../theme/measures.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Containers of the frame in its stories. */
export const screen = component({ blockSize: '100dvh' });

/** Common size of a phone in landscape. */
export const landscape = component({ inlineSize: '844px', blockSize: '390px' });

export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: hairline,
  blockSize: '100%',
  backgroundColor: vars.color.border.default,
});
