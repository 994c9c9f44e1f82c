import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { space } = vars;
const { border, boost, text } = vars.color;
const line = `${hairline} solid ${border.default}`;

export const main = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  overflowWrap: 'anywhere',
});

export const between = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs,
});

export const muted = component({ ...textRules.label, color: text.muted });

export const amount = component({
  ...textRules.display,
  ...figures,
  fontFamily: vars.font.heading,
  fontSize: `calc(${vars.type.size.display} * 0.73)`,
  lineHeight: 1.125,
});

export const progress = component({ display: 'grid', gap: space.sm });
export const left = component({ ...textRules.name, minInlineSize: 0 });
export const percent = component({ ...textRules.name, ...figures, color: boost.fg });
export const ends = component({ ...textRules.label, color: text.muted, fontVariantNumeric: 'tabular-nums' });

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: hairline,
  borderBlockStart: line,
  backgroundColor: border.default,
});

export const column = component({
  paddingBlock: space.md,
  paddingInline: space.lg,
  backgroundColor: vars.color.surface,
});

export const columnTitle = component({ ...textRules.label, color: text.muted, paddingBlockEnd: space.xs });

export const fact = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '26px',
  overflowWrap: 'anywhere',
});

export const value = component({
  ...figures,
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  // An amount keeps its width; only a longer word than the column is broken.
  overflowWrap: 'break-word',
});

export const cost = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'start',
  gap: space.md,
  padding: space.lg,
  paddingBlock: space.md,
  borderBlockStart: line,
  backgroundColor: boost.bg,
  color: text.default,
});
export const costIcon = component({ color: boost.fg, flexShrink: 0 });

export const rest = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  borderBlockStart: line,
});
