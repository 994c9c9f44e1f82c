import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  gap: space.md,
  inlineSize: `min(calc(${vars.size.touch} * 6), 100vw - ${space.xl} * 3)`,
});

export const parts = component(textRules.body);

export const part = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});

export const name = component({ color: vars.color.text.muted });

export const value = component({ ...figures, fontWeight: vars.font.weight.strong });

export const note = component({ ...textRules.label, gridColumn: '1 / -1', color: vars.color.boost.fg });

export const actions = component({ display: 'grid', gap: space.sm });
