import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns, from } from '../../theme/measures.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  maxInlineSize: `calc(${columns.reading} * 1.75)`,
  selectors: { '&[data-wide]': { maxInlineSize: `calc(${columns.reading} * 2.75)` } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const back = component({
  marginInlineStart: `calc(${vars.space.sm} * -1)`,
  '@media': { [from.desk]: { display: 'none' } },
});

export const backLink = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
});
