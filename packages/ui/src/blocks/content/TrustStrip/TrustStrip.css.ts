import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  gap: vars.space.lg,
  paddingBlock: vars.space.md,
});

export const entry = component({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const value = component({ ...textRules.section, fontVariantNumeric: figures.fontVariantNumeric });

export const label = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text.muted,
});
