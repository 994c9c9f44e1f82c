import { clamp } from '../../../theme/clamp.ts';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, brand, surface, text } = vars.color;

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
});

/** Plain background, or the brand's background for the most important promotion. */
export const emphases = componentVariants({
  quiet: { background: surface, border: `${hairline} solid ${border.default}` },
  strong: {
    background: brand.bg,
    color: brand.fg,
    border: `${hairline} solid ${brand.bg}`,
    vars: { [focusColour]: brand.fg },
  },
});

/** Fixed aspect ratio, so that a loading image doesn't shift the layout. */
export const picture = component({
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const body = component({
  gridRow: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.lg,
});

export const kicker = component({
  ...textRules.label,
  fontWeight: vars.font.weight.strong,
  color: text.muted,
  selectors: { '[data-emphasis="strong"] &': { color: brand.muted } },
});

export const title = component({ ...textRules.section, ...clamp(3) });

export const detail = component({
  ...textRules.body,
  ...clamp(3),
  color: text.muted,
  selectors: { '[data-emphasis="strong"] &': { color: brand.muted } },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.sm,
});

export const terms = component({
  ...textRules.note,
  // Next to the button as long as that leaves a readable line length, otherwise above it.
  flex: '1 1 12em',
  color: text.muted,
  selectors: { '[data-emphasis="strong"] &': { color: brand.muted } },
});
