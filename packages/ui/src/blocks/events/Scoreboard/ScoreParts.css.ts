import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const parts = component({
  ...textRules.label,
  marginBlockStart: vars.space.md,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  overflowX: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
});

export const part = component({
  minInlineSize: vars.space.xl,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: header.muted,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-now]': { color: header.fg, fontWeight: vars.font.weight.strong },
    'thead &': {
      ...textRules.note,
      borderBlockEnd: `${hairline} solid color-mix(in oklab, ${header.fg} 20%, transparent)`,
    },
  },
});

export const side = component({
  paddingInlineEnd: vars.space.lg,
  textAlign: 'start',
  fontWeight: vars.font.weight.strong,
  maxInlineSize: `calc(${vars.space.xxl} * 6)`,
});

export const sideName = component({ ...oneLine, display: 'block' });

/**
 * Serving indicator: a dot before the name, and a hidden label. The other side has an invisible dot, so that both
 * names are aligned.
 */
export const serving = component({
  display: 'inline-block',
  inlineSize: `calc(${vars.space.xs} * 1.5)`,
  blockSize: `calc(${vars.space.xs} * 1.5)`,
  marginInlineEnd: vars.space.sm,
  borderRadius: vars.radius.full,
  selectors: { '&[data-on]': { background: 'currentColor' } },
});

/** Partial score, emphasised for the side that won it. */
export const figure = component({
  selectors: { '&[data-won]': { color: header.fg, fontWeight: vars.font.weight.strong } },
});

/** Tie-break points next to the games. */
export const tie = component({ fontSize: '0.75em', verticalAlign: 'super', lineHeight: 0 });
