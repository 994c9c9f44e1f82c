import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns, hairline, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { action, border, overlay, status, text } = vars.color;

export const panel = component({
  zIndex: stack.overlay,
  minInlineSize: `calc(${columns.menu} * 0.8)`,
  maxInlineSize: `min(${columns.popup}, 100vw - ${vars.space.lg} * 2)`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: vars.space.xs,
  backgroundColor: overlay,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.md,
});

export const item = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  color: text.default,
  cursor: 'pointer',
  outlineOffset: `calc(${vars.space.xxs} * -1)`,
  selectors: {
    '&[data-highlighted]': { backgroundColor: action.neutral.rest },
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: status.danger.fg },
  },
});

export const words = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = component({ ...textRules.label, color: text.muted });

/** Reserves its width when there is no check mark, so that labels don't shift. */
export const mark = component({
  display: 'grid',
  selectors: { '[aria-checked="false"] > &': { visibility: 'hidden' } },
});

export const line = component({
  blockSize: hairline,
  marginBlock: vars.space.xs,
  marginInline: vars.space.md,
  backgroundColor: border.default,
});
