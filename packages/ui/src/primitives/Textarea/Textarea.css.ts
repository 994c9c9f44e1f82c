import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, status, surface, text } = vars.color;

export const box = component({
  ...colourFade,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  inlineSize: '100%',
  backgroundColor: surface,
  color: text.default,
  border: `${hairline} solid ${border.field}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has([aria-invalid="true"])': {
      borderColor: status.danger.fg,
      boxShadow: `inset 0 0 0 ${hairline} ${status.danger.fg}`,
    },
    '&:has(:disabled)': { backgroundColor: vars.color.canvas, color: text.disabled },
    '&:has(:focus-visible)': { outline: `${ring} solid ${border.focus}`, outlineOffset: ring },
  },
});

export const control = component({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  maxBlockSize: `calc(10lh + ${vars.space.md} * 2)`,
  paddingInline: vars.space.md,
  paddingBlock: `calc((${vars.size.touch} - 1lh) / 2 - ${hairline})`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  // iOS zooms in on a field whose text is smaller than 16 CSS pixels.
  fontSize: `max(1rem, ${vars.type.size.name})`,
  lineHeight: vars.type.leading.name,
  // Text direction follows the content, not the language of the page.
  unicodeBidi: 'plaintext',
  // The surrounding box shows the focus ring.
  outline: 'none',
  // Grows with its text where `field-sizing` is supported; elsewhere the player can resize it.
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { color: text.muted, opacity: 1 } },
  '@supports': {
    '(field-sizing: content)': { resize: 'none', minBlockSize: `max(${vars.size.touch}, 3lh)` },
  },
});

export const count = component({
  ...textRules.label,
  fontVariantNumeric: figures.fontVariantNumeric,
  alignSelf: 'flex-end',
  color: text.muted,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  selectors: { '&[data-full]': { color: status.warning.fg, fontWeight: vars.font.weight.strong } },
});
