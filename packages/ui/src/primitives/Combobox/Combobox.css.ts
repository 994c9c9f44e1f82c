import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { clamp, oneLine } from '../../theme/clamp.ts';
import { columns, hairline, pointer, ring, stack } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { action, border, overlay, status, surface, text } = vars.color;

export const root = component({ display: 'block', minInlineSize: 0 });

export const box = component({
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  paddingInline: vars.space.md,
  backgroundColor: surface,
  color: text.default,
  border: `${hairline} solid ${border.field}`,
  borderRadius: vars.radius.control,
  fontSize: `max(1rem, ${vars.type.size.name})`,
  lineHeight: vars.type.leading.name,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: status.danger.fg,
      boxShadow: `inset 0 0 0 ${hairline} ${status.danger.fg}`,
    },
    '&:disabled': { backgroundColor: vars.color.canvas, color: text.disabled, cursor: 'not-allowed' },
  },
});

export const value = component({
  ...oneLine,
  flex: 1,
  minInlineSize: 0,
  selectors: { '&[data-empty]': { color: text.muted } },
});

export const hint = component({
  ...textRules.body,
  fontVariantNumeric: figures.fontVariantNumeric,
  flexShrink: 0,
  color: text.muted,
});

export const chevron = component({ display: 'grid', color: text.muted });

export const panel = component({
  zIndex: stack.overlay,
  display: 'flex',
  inlineSize: `max(var(--radix-popover-trigger-width), ${columns.menu})`,
  maxInlineSize: `calc(100vw - ${vars.space.lg} * 2)`,
  maxBlockSize: `min(var(--radix-popover-content-available-height), ${columns.popup})`,
  backgroundColor: overlay,
  color: text.default,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.md,
  overflow: 'hidden',
});

export const body = component({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const search = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flexShrink: 0,
  paddingInline: vars.space.lg,
  color: text.muted,
  borderBlockEnd: `${hairline} solid ${border.default}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 calc(${ring} * -1) 0 ${border.focus}` } },
});

export const field = component({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  border: 0,
  padding: 0,
  background: 'none',
  color: text.default,
  // iOS zooms in on a field whose text is smaller than 16 CSS pixels.
  fontSize: `max(1rem, ${vars.type.size.name})`,
  // The line below shows focus.
  outline: 'none',
  selectors: { '&::placeholder': { color: text.muted, opacity: 1 } },
});

export const list = component({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.xs,
});

export const group = component({
  ...textRules.label,
  fontWeight: vars.font.weight.strong,
  color: text.muted,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: vars.space.xs,
});

export const option = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  // Skips rendering of options outside the viewport: lists can have hundreds of rows.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.size.touch}`,
  selectors: {
    '&[data-active]': { backgroundColor: action.neutral.rest },
    '&[aria-selected="true"]': { fontWeight: vars.font.weight.strong },
    '&[aria-disabled="true"]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: action.neutral.hover } },
    },
  },
});

export const name = component({ ...clamp(2), flex: 1, minInlineSize: 0 });

export const empty = component({
  ...textRules.body,
  color: text.muted,
  textAlign: 'center',
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xl,
});
