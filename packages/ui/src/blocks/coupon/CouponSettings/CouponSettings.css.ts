import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.xl });
export const group = component({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
export const title = component({ ...textRules.label, fontWeight: vars.font.weight.strong });
export const rows = component({ display: 'grid' });
export const row = component({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});
export const amount = component({ paddingBlockEnd: vars.space.sm });
export const sign = component({ color: vars.color.text.muted });
