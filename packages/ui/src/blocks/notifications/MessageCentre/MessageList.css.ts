import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { accent, border, sunken, text: ink } = vars.color;
const { space } = vars;

export const root = component({ minInlineSize: 0 });

export const row = component({
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});

export const message = component({
  ...colourFade,
  vars: { [focusOffset]: `calc(${ring} * -1)` },
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  paddingInline: space.lg,
  paddingBlock: space.md,
  '@media': { [pointer]: { selectors: { '&:hover': { backgroundColor: sunken } } } },
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.chip,
  blockSize: vars.size.chip,
  borderRadius: vars.radius.full,
  backgroundColor: sunken,
  color: ink.muted,
  selectors: { '[data-unread] > &': { color: ink.default } },
});

export const words = component({ display: 'grid', flex: 1, gap: space.xxs, minInlineSize: 0 });

export const title = component({
  ...textRules.body,
  ...clamp(2),
  selectors: { '[data-unread] &': { fontWeight: vars.font.weight.strong } },
});

export const text = component({ ...textRules.label, ...clamp(2), color: ink.muted });

export const time = component({ ...textRules.note, color: ink.muted, fontVariantNumeric: 'tabular-nums' });

/** In the accent colour, as unread messages are the player's own. */
export const dot = component({
  flexShrink: 0,
  inlineSize: space.sm,
  blockSize: space.sm,
  marginBlockStart: `calc(${space.xs} * 1.5)`,
  borderRadius: vars.radius.full,
  backgroundColor: accent.bg,
  // The accent colour alone has too little contrast on light backgrounds, so it has an outline.
  boxShadow: `0 0 0 ${hairline} ${ink.default}`,
});
