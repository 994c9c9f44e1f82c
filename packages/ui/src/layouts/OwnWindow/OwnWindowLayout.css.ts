import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100dvh',
  background: vars.color.flood.bg,
});
