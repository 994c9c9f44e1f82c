import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { boost, border, brand, canvas, surface, text } = vars.color;
const line = `${hairline} solid ${border.default}`;
/** Height of the ticket over the brand's colour. */
const overlap = '62px';
const notch = '9px';
const veil = (percent: number) => `color-mix(in srgb, ${brand.fg} ${percent}%, transparent)`;
/** Beam from the upper edge: its origin, direction and width in degrees. */
const beam = (at: string, from: number, width: number, percent: number) =>
  `conic-gradient(from ${from}deg at ${at}, transparent 0, ${veil(percent)} ${width / 2}deg, transparent ${width}deg)`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: canvas,
});

export const flood = component({
  vars: { [focusColour]: brand.fg },
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.xl,
  paddingBlockEnd: `calc(${overlap} + ${vars.space.lg})`,
  color: brand.fg,
  backgroundColor: brand.bg,
  backgroundImage: [
    `radial-gradient(50% 60% at 50% 45%, ${veil(14)}, transparent)`,
    beam('8% -24%', 138, 34, 22),
    beam('62% -30%', 170, 30, 16),
    beam('96% -24%', 192, 34, 24),
  ].join(', '),
  textAlign: 'center',
});

export const share = component({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
});

export const title = component({ ...textRules.title });
export const detail = component({ ...textRules.label, color: brand.muted });

export const ticket = component({
  position: 'relative',
  marginBlockStart: `calc(${overlap} * -1)`,
  marginInline: vars.space.lg,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  border: line,
  borderRadius: `calc(${vars.radius.card} * 1.4)`,
  background: surface,
  boxShadow: vars.shadow.sm,
  overflow: 'hidden',
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});
export const kind = component({ ...textRules.section });
export const number = component({
  ...textRules.label,
  ...figures,
  fontWeight: vars.font.weight.medium,
  color: text.muted,
});

export const legs = component({ display: 'grid' });
export const leg = component({
  display: 'flex',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const crest = component({ display: 'flex', flexShrink: 0 });
export const words = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.xxs });
export const name = component({ ...textRules.name, ...clamp(2) });
export const note = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
export const price = component({ ...textRules.name, ...figures, fontWeight: vars.font.weight.price });

/** Dashed line between two half-round notches in the edges. */
export const perforation = component({
  position: 'relative',
  marginInline: `calc(${vars.space.lg} * -1)`,
  blockSize: `calc(${notch} * 2)`,
  backgroundImage: `linear-gradient(to right, color-mix(in oklab, ${text.muted} 55%, transparent) 55%, transparent 0)`,
  backgroundSize: `${vars.space.md} ${hairline}`,
  backgroundPosition: 'center',
  backgroundRepeat: 'repeat-x',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `calc(${notch} * -1 - ${hairline})`,
    inlineSize: `calc(${notch} * 2)`,
    blockSize: '100%',
    border: line,
    borderRadius: vars.radius.full,
    background: canvas,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: `calc(${notch} * -1 - ${hairline})`,
    inlineSize: `calc(${notch} * 2)`,
    blockSize: '100%',
    border: line,
    borderRadius: vars.radius.full,
    background: canvas,
  },
});

export const sums = component({
  ...textRules.body,
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
export const row = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  selectors: {
    '&[data-bonus]': {
      marginInline: `calc(${vars.space.sm} * -1)`,
      paddingInline: vars.space.sm,
      paddingBlock: vars.space.xs,
      borderRadius: vars.radius.control,
      background: boost.bg,
      color: boost.fg,
      fontWeight: vars.font.weight.medium,
    },
  },
});
export const term = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: text.muted,
  selectors: { '[data-bonus] > &': { color: 'inherit' } },
});
export const value = component({
  ...figures,
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const payout = component({ paddingBlockStart: vars.space.xs });
export const amount = component({
  ...textRules.title,
  fontSize: `calc(${vars.type.size.title} * 1.2174)`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
});
