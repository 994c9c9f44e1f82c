import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, text } = vars.color;
const line = `${hairline} solid ${border.default}`;

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: line,
});

export const legs = component({
  display: 'grid',
  gap: vars.space.lg,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: line,
});

export const details = component({
  ...textRules.body,
  display: 'grid',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
});
export const entry = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  selectors: { '&[data-strong]': { fontSize: vars.type.size.score, lineHeight: vars.type.leading.score } },
});
export const term = component({ color: text.muted, fontSize: vars.type.size.body });
export const value = component({
  ...figures,
  flexShrink: 0,
  maxInlineSize: '75%',
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.lg,
});
