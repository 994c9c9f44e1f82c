import { clamp } from '../../../theme/clamp.ts';
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

export const leg = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: line,
});
export const top = component({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const about = component({ ...textRules.note, ...clamp(2), minInlineSize: 0, color: text.muted });
export const mark = component({
  marginInlineEnd: vars.space.sm,
  color: text.default,
  fontWeight: vars.font.weight.strong,
});
export const event = component({ ...textRules.name, ...clamp(2) });
export const score = component({ ...textRules.score, justifySelf: 'end' });
export const pick = component({ ...textRules.body, fontWeight: vars.font.weight.medium });
export const market = component({
  ...textRules.label,
  display: 'block',
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});
export const price = component({
  ...textRules.name,
  ...figures,
  fontWeight: vars.font.weight.price,
  justifySelf: 'end',
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
