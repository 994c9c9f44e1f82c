import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns, from } from '../../theme/measures.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  maxInlineSize: `calc(${columns.side} + ${columns.reading} * 1.75 + ${vars.space.xl})`,
  marginInline: 'auto',
  '@media': {
    [from.desk]: { gridTemplateColumns: `${columns.side} minmax(0, 1fr)`, alignItems: 'start' },
  },
});

const phoneOnly = { '@media': { [from.desk]: { display: 'none' } } } as const;

/** Phones show either the menu or the page; desktops show both. */
export const menu = component({
  minInlineSize: 0,
  selectors: { '&[data-away]': { display: 'none' } },
  '@media': { [from.desk]: { selectors: { '&[data-away]': { display: 'block' } } } },
});

export const page = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
  maxInlineSize: `calc(${columns.reading} * 1.75)`,
  selectors: { '&[data-away]': { display: 'none' } },
  '@media': { [from.desk]: { selectors: { '&[data-away]': { display: 'grid' } } } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const back = component({ marginInlineStart: `calc(${vars.space.sm} * -1)`, ...phoneOnly });

export const backLink = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
});
