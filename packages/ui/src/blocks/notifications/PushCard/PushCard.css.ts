import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  rowGap: space.md,
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
});

export const words = component({ display: 'grid', gap: space.xs, alignContent: 'center' });

export const wide = component({ gridColumn: '1 / -1' });

export const actions = component({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space.sm });
