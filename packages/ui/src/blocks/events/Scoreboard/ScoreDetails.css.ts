import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  marginBlockStart: vars.space.md,
  paddingInline: vars.space.md,
  color: header.fg,
  fontWeight: vars.font.weight.strong,
});

export const fact = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontVariantNumeric: figures.fontVariantNumeric,
});

export const icon = component({
  color: header.muted,
  selectors: { '&[data-grave]': { color: header.live } },
});

export const now = component({
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: header.control,
});
