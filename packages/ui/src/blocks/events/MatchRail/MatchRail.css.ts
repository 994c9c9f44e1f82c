import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { belowDeskHeader } from '../../../theme/frame.ts';
import { from } from '../../../theme/measures.ts';

const { space } = vars;
/** Top of the rail: the page's own padding below the header. */
const top = `calc(${belowDeskHeader} + ${space.lg})`;

export const columns = component({
  '@media': { [from.vast]: { display: 'flex', alignItems: 'start', gap: space.md } },
});

export const page = component({ flex: 1, minInlineSize: 0 });

export const rail = component({
  position: 'sticky',
  insetBlockStart: top,
  display: 'grid',
  gap: space.md,
  flex: '0 0 256px',
  minInlineSize: 0,
  maxBlockSize: `calc(100dvh - ${top})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
