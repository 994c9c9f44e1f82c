import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/measures.ts';

/** Width of the second column. */
const side = '348px';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desk]: { gridTemplateColumns: `minmax(0, 1fr) min(${side}, 45%)` } },
} as const;

export const root = component({ ...twoColumns, gap: vars.space.md });

export const columns = component({
  ...twoColumns,
  columnGap: vars.space.md,
  rowGap: vars.space.lg,
  alignItems: 'start',
});

export const column = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
});
