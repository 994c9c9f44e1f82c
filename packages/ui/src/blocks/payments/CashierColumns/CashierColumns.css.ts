import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Container width from which the methods are beside the form. */
const two = '(min-width: 640px)';
/** Container width from which the side is the third column. */
const three = '(min-width: 1000px)';

export const root = component({ containerType: 'inline-size', minInlineSize: 0 });
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@container': {
    [two]: { gridTemplateColumns: 'minmax(240px, 332px) minmax(0, 1fr)' },
    [three]: {
      gridTemplateColumns: 'minmax(260px, 332px) minmax(0, 460px) minmax(240px, 288px)',
      columnGap: '20px',
    },
  },
});
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
} as const;
export const main = component(column);
export const side = component({
  ...column,
  '@container': {
    [two]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
    [three]: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
