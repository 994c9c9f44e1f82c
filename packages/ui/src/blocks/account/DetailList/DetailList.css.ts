import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, status, text } = vars.color;

export const root = component({ ...textRules.body, display: 'grid' });
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.size.row,
  paddingBlock: vars.space.xs,
  selectors: {
    '& + &': { borderBlockStart: `${hairline} solid ${border.default}` },
    '&[data-strong]': { fontSize: vars.type.size.score, lineHeight: vars.type.leading.score },
  },
});
export const term = component({
  ...textRules.body,
  color: text.muted,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const value = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  // Doesn't shrink the value as long as its label can.
  flexShrink: 0,
  maxInlineSize: '70%',
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  selectors: { '[data-muted] &': { color: text.muted, fontWeight: vars.font.weight.regular } },
});
export const figure = component({
  ...figures,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-copy] &': { userSelect: 'all' } },
});
export const copied = component({
  ...textRules.label,
  minBlockSize: '1lh',
  color: status.success.fg,
  fontWeight: vars.font.weight.medium,
});
