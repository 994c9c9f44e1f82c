import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { accent, action, border, canvas, text } = vars.color;

export const group = component({
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});
export const title = component({
  ...textRules.label,
  margin: 0,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.md,
  color: text.muted,
});
export const rows = component({ margin: 0, padding: 0, listStyle: 'none' });
export const row = component({
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: '58px',
  paddingInline: vars.space.lg,
  paddingBlock: '11px',
  // The bar of the chosen method.
  borderInlineStart: '3px solid transparent',
  textAlign: 'start',
  selectors: {
    '&[aria-pressed="true"]': { borderInlineStartColor: text.default, background: canvas },
    '&[aria-disabled="true"]': { color: text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: action.neutral.hover } } },
  },
});
export const logo = component({
  display: 'grid',
  flexShrink: 0,
  selectors: { '[aria-disabled="true"] &': { filter: 'grayscale(1)', opacity: 0.55 } },
});
export const words = component({ display: 'grid', flex: 1, minInlineSize: 0 });
export const name = component({
  ...textRules.body,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});
export const note = component({ ...textRules.label, color: text.muted });
export const reason = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: text.muted,
});
export const side = component({
  ...textRules.label,
  ...figures,
  display: 'grid',
  flexShrink: 0,
  justifyItems: 'end',
  maxInlineSize: '48%',
  color: text.muted,
  textAlign: 'end',
});
export const tick = component({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.full,
  background: accent.bg,
  color: accent.fg,
});
