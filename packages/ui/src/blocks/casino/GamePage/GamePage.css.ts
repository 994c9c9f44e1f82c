import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, from } from '../../../theme/measures.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': {
    [from.desk]: {
      gap: space.lg,
      paddingInline: space.lg,
      paddingBlock: space.md,
      selectors: { '&:has(> aside)': { gridTemplateColumns: `minmax(0, 1fr) ${columns.aside}` } },
    },
  },
});

export const side = component({
  display: 'none',
  '@media': {
    [from.desk]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.md,
      minBlockSize: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});
