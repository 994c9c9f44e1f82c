import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;
const { border, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  overflowWrap: 'anywhere',
});

export const top = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const title = component({ ...textRules.name, minInlineSize: 0, overflowWrap: 'anywhere' });

export const amount = component({ ...textRules.title, fontVariantNumeric: 'tabular-nums' });

export const progress = component({ display: 'grid', gap: space.sm });

export const ends = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const details = component(textRules.body);

export const entry = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.lg,
  paddingBlock: space.sm,
  borderBlockStart: `${hairline} solid ${border.default}`,
  fontWeight: vars.font.weight.medium,
  textAlign: 'end',
});

export const label = component({
  color: text.muted,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
