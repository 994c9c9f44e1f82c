import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { columns, from, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { header } = vars.color;

export const root = component({
  background: header.bg,
  color: header.fg,
  paddingBlockEnd: vars.space.xl,
  vars: { [focusColour]: header.fg },
  // On wide pages it stands among cards; on phones it is the head of the page.
  '@media': { [from.desk]: { borderRadius: vars.radius.card } },
});

export const top = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.size.header,
  paddingInline: vars.space.xs,
});

export const title = component({
  ...textRules.label,
  ...oneLine,
  gridColumn: 2,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});

export const back = component({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
});

export const actions = component({ gridColumn: 3, justifySelf: 'end', display: 'flex', gap: cellGap });

export const match = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(46%) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  maxInlineSize: `calc(${columns.reading} * 1.5)`,
  marginInline: 'auto',
  paddingInline: vars.space.md,
});

export const team = component({ display: 'grid', justifyItems: 'center', gap: vars.space.sm });

export const name = component({
  ...textRules.label,
  ...clamp(2),
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
});

export const middle = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const score = component({
  ...textRules.display,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
});

export const start = component({
  ...textRules.section,
  textAlign: 'center',
  paddingBlockStart: vars.space.sm,
});
export const day = component({
  ...textRules.label,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});

export const dash = component({
  inlineSize: vars.space.lg,
  blockSize: vars.space.xs,
  background: 'currentColor',
});

export const parts = component({
  ...textRules.label,
  marginBlockStart: vars.space.lg,
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

/** Who serves: a dot before the name, and a word for readers. */
export const serving = component({
  display: 'inline-block',
  inlineSize: `calc(${vars.space.xs} * 1.5)`,
  blockSize: `calc(${vars.space.xs} * 1.5)`,
  marginInlineEnd: vars.space.sm,
  borderRadius: vars.radius.full,
  background: vars.color.accent.bg,
});
