import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { betColumnsFrom } from '../../measures.ts';

const { border, raised, surface, text } = vars.color;
const line = `${hairline} solid ${border.default}`;
/** Width of the card below which the cash-out is below the amounts. */
const stackedBelow = '(max-width: 320px)';
/** Width of the amounts as a column. */
const moneyWidth = '218px';
/** Smallest width of the cash-out beside the amounts. */
const actionWidth = 'min(100%, 10.5em)';

export const root = component({
  containerType: 'inline-size',
  position: 'relative',
  backgroundColor: surface,
  border: line,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
  overflow: 'hidden',
});

export const group = component({ display: 'grid', gap: vars.space.sm });
export const cards = component({ display: 'grid', gap: vars.space.sm });

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [betColumnsFrom]: { gridTemplateColumns: `minmax(0, 1fr) ${moneyWidth}` } },
});

export const legs = component({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  minInlineSize: 0,
});
export const list = component({ display: 'grid', gap: vars.space.md });
/** Above the link that covers the card. */
export const more = component({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  // The label begins where the titles do.
  marginInlineStart: vars.size.icon,
});

export const money = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockStart: line,
  minInlineSize: 0,
  selectors: { '&[data-action]': { gridTemplateColumns: `minmax(0, 1fr) minmax(${actionWidth}, auto)` } },
  '@container': {
    [stackedBelow]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [betColumnsFrom]: {
      borderBlockStart: 0,
      borderInlineStart: line,
      backgroundColor: raised,
      selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const kind = component({ ...textRules.label, gridColumn: '1', color: text.muted });
export const link = component({
  color: 'inherit',
  // The whole card is pressed.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${ring} solid ${border.focus}`,
      outlineOffset: `calc(${ring} * -1)`,
    },
  },
  '@media': { [pointer]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const figure = component({ ...figures });
export const outcome = component({ gridColumn: '1', justifySelf: 'start' });

export const amounts = component({ gridColumn: '1', display: 'grid', gap: vars.space.xxs });
export const pair = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  '@container': { [betColumnsFrom]: { justifyContent: 'space-between' } },
});
export const term = component({ color: text.muted });
export const amount = component({
  ...figures,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&[data-outcome="won"]': { color: vars.color.outcome.won.fg } },
  '@container': {
    [betColumnsFrom]: { selectors: { '&[data-returns]': { fontSize: vars.type.size.score } } },
  },
});

export const action = component({
  position: 'relative',
  zIndex: 1,
  gridColumn: '2',
  gridRow: '1 / span 3',
  alignSelf: 'center',
  '@container': {
    [stackedBelow]: { gridColumn: '1', gridRow: 'auto' },
    [betColumnsFrom]: { gridColumn: '1', gridRow: 'auto', marginBlockStart: vars.space.xs },
  },
});

export const question = component({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockStart: line,
});

export const skeletonLeg = component({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr)`,
  columnGap: vars.space.md,
});
export const skeletonDisc = component({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.full,
  border: `${ring} solid ${border.default}`,
});
export const skeletonTitle = component({ ...textRules.name });
export const skeletonText = component({ ...textRules.label, gridColumn: '2' });
export const skeletonFoot = component({ ...textRules.body, gridColumn: '1' });
