import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { boost, border, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });

export const form = component({ display: 'grid', gap: vars.space.sm });
export const line = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.sm,
  alignItems: 'start',
});

export const applied = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${hairline} dashed ${boost.border}`,
  background: boost.bg,
  color: boost.fg,
});

export const words = component({ ...textRules.label, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const code = component({
  ...textRules.body,
  ...figures,
  display: 'block',
  fontWeight: vars.font.weight.price,
});

export const list = component({ display: 'grid', borderBlockStart: `${hairline} solid ${border.default}` });
export const title = component({ ...textRules.label, fontWeight: vars.font.weight.strong });
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});
export const effect = component({ ...textRules.label, display: 'block', color: text.muted });
