import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });
export const list = component({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
});
export const leg = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  padding: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});
export const name = component({ ...textRules.name, overflowWrap: 'anywhere' });
export const detail = component({ ...textRules.label, color: text.muted });
export const amount = component({ ...textRules.name, ...figures });
export const foot = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderBlockStart: `${hairline} solid ${border.default}`,
  color: text.muted,
});
export const strong = component({
  ...figures,
  color: text.default,
  fontWeight: vars.font.weight.strong,
  marginInlineStart: vars.space.xs,
});
