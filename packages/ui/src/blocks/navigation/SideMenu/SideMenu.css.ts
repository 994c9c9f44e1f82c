import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { from, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { action, nav, sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.lg });

export const title = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.xs,
});

export const entry = component({
  ...textRules.body,
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[aria-current="page"]': { background: sunken, fontWeight: vars.font.weight.strong },
    '&[data-tone="danger"]': { color: vars.color.status.danger.fg },
  },
  '@media': {
    [from.desk]: { minBlockSize: vars.size.row },
    [pointer]: { selectors: { '&:hover:not([aria-current="page"])': { background: action.neutral.rest } } },
  },
});

export const icon = component({
  display: 'grid',
  flexShrink: 0,
  color: nav.fg,
  selectors: { '[aria-current="page"] > &, [data-tone="danger"] > &': { color: 'inherit' } },
});

export const words = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = component({
  ...textRules.label,
  display: 'block',
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const end = component({ display: 'grid', flexShrink: 0, color: text.muted });

export const initial = component({
  ...textRules.label,
  flexShrink: 0,
  inlineSize: vars.size.icon,
  fontWeight: vars.font.weight.price,
  textAlign: 'center',
});

export const count = component({
  ...textRules.label,
  flexShrink: 0,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
