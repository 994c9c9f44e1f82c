import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { frameTop } from '../../theme/frameTop.css.ts';
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

/** The side column first: a list, and next to it what is chosen there. */
export const listColumns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.md,
  rowGap: vars.space.lg,
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: `min(${side}, 45%) minmax(0, 1fr)` } },
});

export const inView = component({
  '@media': {
    [from.desk]: {
      position: 'sticky',
      insetBlockStart: `calc(${frameTop} + ${vars.size.header} + ${vars.space.lg})`,
    },
  },
});

export const column = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minInlineSize: 0,
});
