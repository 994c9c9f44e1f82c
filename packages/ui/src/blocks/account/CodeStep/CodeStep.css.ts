import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const ways = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
});
export const wait = component({
  ...textRules.body,
  paddingInline: vars.space.md,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
