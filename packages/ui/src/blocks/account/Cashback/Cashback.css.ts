import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, raised, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});
export const head = component({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });
export const figure = component({
  ...textRules.title,
  ...figures,
  flexShrink: 0,
  maxInlineSize: '50%',
  fontFamily: vars.font.heading,
  overflowWrap: 'anywhere',
});
export const lead = component({ ...textRules.body, color: text.muted });
export const words = component({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
export const between = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: text.muted,
  overflowWrap: 'anywhere',
});
export const progress = component({ display: 'grid', gap: vars.space.xs });
export const terms = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  // Over the padding of the card, up to its edges.
  marginInline: `calc(${vars.space.lg} * -1)`,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  background: raised,
  borderBlock: `${hairline} solid ${border.default}`,
  selectors: {
    // The strip is the end of the card.
    '&:last-child': { marginBlockEnd: `calc(${vars.space.lg} * -1)`, borderBlockEnd: 'none' },
  },
});
export const term = component({
  display: 'grid',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  selectors: {
    '&[data-sign]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&[data-sign]::before': {
      content: 'attr(data-sign)',
      gridRow: '1 / 3',
      alignSelf: 'center',
      color: text.muted,
    },
  },
});
export const termValue = component({
  ...textRules.body,
  ...figures,
  order: -1,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});
export const termLabel = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
