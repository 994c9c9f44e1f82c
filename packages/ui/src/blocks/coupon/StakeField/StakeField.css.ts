import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer, ring, short } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { action, border, status, surface, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });

export const box = component({
  display: 'grid',
  gridTemplateColumns: `${vars.size.touch} minmax(0, 1fr) ${vars.size.touch}`,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  border: `${hairline} solid ${border.strong}`,
  borderRadius: vars.radius.card,
  background: surface,
  selectors: {
    '&:has(input:focus-visible)': { outline: `${ring} solid ${border.focus}`, outlineOffset: ring },
    '&[data-small]': { minBlockSize: vars.size.touch, borderColor: border.field },
    '&[data-invalid]': { borderColor: status.danger.fg },
    '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const step = component({
  ...colourFade,
  display: 'grid',
  placeItems: 'center',
  background: action.neutral.rest,
  color: action.neutral.fg,
  selectors: {
    '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
    '&:active:enabled': { background: action.neutral.active },
  },
  '@media': { [pointer]: { selectors: { '&:hover:enabled': { background: action.neutral.hover } } } },
});
export const stepStart = component({
  borderStartStartRadius: `calc(${vars.radius.card} - ${hairline})`,
  borderEndStartRadius: `calc(${vars.radius.card} - ${hairline})`,
});
export const stepEnd = component({
  borderStartEndRadius: `calc(${vars.radius.card} - ${hairline})`,
  borderEndEndRadius: `calc(${vars.radius.card} - ${hairline})`,
});

/** Currency and amount, centred as one figure. */
export const amount = component({
  ...textRules.section,
  ...figures,
  fontStretch: 'normal',
  fontWeight: vars.font.weight.price,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  minInlineSize: 0,
  cursor: 'text',
  selectors: { '[data-small] > &': { ...textRules.name, fontWeight: vars.font.weight.price } },
});

export const input = component({
  fieldSizing: 'content',
  minInlineSize: '1ch',
  maxInlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  background: 'none',
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::placeholder': { color: text.disabled, opacity: 1 } },
});

export const error = component({
  ...textRules.label,
  display: 'flex',
  gap: vars.space.xs,
  color: status.danger.fg,
  fontWeight: vars.font.weight.medium,
});

export const hint = component({ ...textRules.label, color: text.muted });

/** Action that resolves the error. */
export const way = component({ display: 'grid' });

/** Quick amounts; left out in a short window while the pad needs their height. */
export const amounts = component({
  '@media': { [short.wide]: { selectors: { '[data-fills] &[data-entering]': { display: 'none' } } } },
});
