import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { clamp } from '../../theme/clamp.ts';
import { hairline, pointer, ring } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { action, border, status, surface, text } = vars.color;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
});

export const place = component({
  ...colourFade,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.lg})`,
  padding: vars.space.md,
  border: `${hairline} dashed ${border.field}`,
  borderRadius: vars.radius.card,
  backgroundColor: surface,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: text.default,
      backgroundColor: action.neutral.hover,
    },
    '&:has([aria-invalid="true"])': { borderColor: status.danger.fg },
    '&:has(:disabled)': { color: text.muted, backgroundColor: vars.color.canvas },
    '&:has(:focus-visible)': { outline: `${ring} solid ${border.focus}`, outlineOffset: ring },
  },
  '@media': { [pointer]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: text.default } } } },
});

export const control = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'inherit' } },
});

export const icon = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  color: text.muted,
});

export const words = component({ ...textRules.body, minInlineSize: 0, overflowWrap: 'anywhere' });

export const choose = component({ fontWeight: vars.font.weight.strong });

export const drop = component({
  display: 'none',
  color: text.muted,
  '@media': { [pointer]: { display: 'inline' } },
});

export const hint = component({ ...textRules.label, display: 'block', color: text.muted });

export const list = component({
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: surface,
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});

export const sign = component({
  display: 'grid',
  color: text.muted,
  selectors: {
    '[data-state="done"] > &': { color: status.success.fg },
    '[data-state="failed"] > &': { color: status.danger.fg },
  },
});

export const file = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
});

export const name = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.medium });

export const detail = component({
  ...textRules.label,
  color: text.muted,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="failed"] &': { color: status.danger.fg, fontWeight: vars.font.weight.medium } },
});
