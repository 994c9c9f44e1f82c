import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.md });

export const head = component({ display: 'flex', gap: vars.space.md });
export const words = component({ flex: 1, minInlineSize: 0 });
export const title = component({ ...textRules.name, display: 'block', overflowWrap: 'anywhere' });
export const detail = component({ ...textRules.label, display: 'block', color: text.muted });
export const sign = component({ color: text.muted });

export const details = component({ ...textRules.body, display: 'grid', gap: vars.space.xs });
export const entry = component({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });
export const term = component({ color: text.muted });
export const value = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  maxInlineSize: '65%',
  justifyContent: 'end',
  gap: vars.space.xs,
  textAlign: 'end',
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});
export const before = component({ color: text.muted, fontWeight: vars.font.weight.regular });

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
});
