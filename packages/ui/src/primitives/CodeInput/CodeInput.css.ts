import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';

const { border, status, surface, text } = vars.color;

export const root = component({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  inlineSize: '100%',
  containerType: 'inline-size',
});

export const control = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // iOS zooms in on a field whose text is smaller than 16 CSS pixels.
  fontSize: `max(1rem, ${vars.type.size.name})`,
  // The current cell shows the focus ring.
  outline: 'none',
  selectors: { '&::selection': { background: 'transparent', color: 'transparent' } },
});

export const cell = component({
  ...textRules.title,
  // Fits ten characters side by side at twice the text size.
  fontSize: `min(${vars.type.size.title}, 7cqi)`,
  fontFamily: figures.fontFamily,
  fontVariantNumeric: figures.fontVariantNumeric,
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  backgroundColor: surface,
  color: text.default,
  border: `${hairline} solid ${border.field}`,
  borderRadius: vars.radius.control,
  pointerEvents: 'none',
  selectors: {
    '[aria-invalid="true"] ~ &': { borderColor: status.danger.fg },
    ':disabled ~ &': { backgroundColor: vars.color.canvas, color: text.disabled },
    ':focus ~ &[data-current]': {
      outline: `${ring} solid ${border.focus}`,
      outlineOffset: `calc(${hairline} * -1)`,
    },
  },
});
