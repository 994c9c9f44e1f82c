import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/measures.ts';

/** Width of the second column. */
const side = '348px';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [from.desk]: { gridTemplateColumns: `minmax(0, 1fr) min(${side}, 45%)` } },
});
