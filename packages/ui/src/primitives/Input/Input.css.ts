import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, hairline, ring } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, status, surface, text } = vars.color;

/** Box of a field, shared by inputs and selects. */
export const box = component({
  ...colourFade,
  position: 'relative',
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
  selectors: {
    '&:has([aria-invalid="true"])': {
      borderColor: status.danger.fg,
      boxShadow: `inset 0 0 0 ${hairline} ${status.danger.fg}`,
    },
    '&:has(input:disabled, select:disabled, textarea:disabled)': {
      backgroundColor: vars.color.canvas,
      color: text.disabled,
    },
    '&:has(input:focus-visible, select:focus-visible, textarea:focus-visible)': {
      outline: `${ring} solid ${border.focus}`,
      outlineOffset: ring,
    },
  },
});

export const control = component({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  background: 'none',
  // iOS zooms in on a field whose text is smaller than 16 CSS pixels.
  fontSize: `max(1rem, ${vars.type.size.name})`,
  lineHeight: vars.type.leading.name,
  // The surrounding box shows the focus ring.
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    // The browser's own button would double one of the page.
    '&:not(:last-child)::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const aligns = componentVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const numeric = component({ ...figures, fontWeight: vars.font.weight.price });

export const icon = component({ display: 'grid', color: text.muted });

/** Sizes of the box. */
export const boxes = componentVariants({
  md: {},
  amount: {
    minBlockSize: '60px',
    paddingInline: vars.space.lg,
    borderWidth: ring,
    borderColor: border.strong,
    borderRadius: vars.radius.card,
    '@media': { [from.desk]: { minBlockSize: '64px' } },
  },
});

/** Sizes of the text. */
export const controls = componentVariants({
  md: {},
  amount: {
    fontFamily: textRules.title.fontFamily,
    fontStretch: textRules.title.fontStretch,
    fontWeight: textRules.title.fontWeight,
    fontSize: '1.875rem',
    lineHeight: '36px',
  },
});
