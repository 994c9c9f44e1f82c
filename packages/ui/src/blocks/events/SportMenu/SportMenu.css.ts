import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

export const root = component({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });

export const title = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
});

export const entry = component({
  ...textRules.body,
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.row,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[aria-current="page"]': { background: vars.color.sunken, fontWeight: vars.font.weight.strong },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.raised } } },
  },
});

export const name = component({ ...oneLine, flex: 1, minInlineSize: 0 });

export const count = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
