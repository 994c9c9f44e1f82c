import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { figures } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, status, surface, text } = vars.color;

export const box = component({
  ...colourFade,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
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
    '&:has(input:focus-visible)': { outline: `${ring} solid ${border.focus}`, outlineOffset: ring },
  },
});

const part = (share: number) =>
  ({
    ...figures,
    flex: `${share} 1 0`,
    minInlineSize: 0,
    maxInlineSize: `calc(${vars.size.touch} * ${share === 3 ? 2 : 1.5})`,
    alignSelf: 'stretch',
    border: 0,
    padding: 0,
    background: 'none',
    textAlign: 'center',
    // iOS zooms in on a field whose text is smaller than 16 CSS pixels.
    fontSize: `max(1rem, ${vars.type.size.name})`,
    lineHeight: vars.type.leading.name,
    // The surrounding box shows the focus ring; a bar marks the focused part.
    outline: 'none',
    selectors: {
      '&::placeholder': { color: text.muted, opacity: 1 },
      'input + &': { borderInlineStart: `${hairline} solid ${border.default}` },
      '&:focus': { boxShadow: `inset 0 calc(${ring} * -1) 0 ${border.focus}` },
    },
  }) as const;

export const parts = componentVariants({ day: part(2), month: part(2), year: part(3) });

/** Anchor of the system's date picker, under the button at the end. */
export const calendar = component({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
