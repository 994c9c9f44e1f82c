import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';

export const root = component({ display: 'grid', gap: vars.space.lg });
export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18em), 1fr))',
  columnGap: vars.space.xl,
});
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${hairline} solid ${vars.color.border.default}`,
});
export const words = component({ flex: 1, minInlineSize: 0 });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
