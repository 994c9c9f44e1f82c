import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { ring } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, sunken, surface, text } = vars.color;

export const root = component({ minInlineSize: 0 });

export const track = component({
  display: 'flex',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  inlineSize: '100%',
  backgroundColor: sunken,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const segment = component({
  ...textRules.body,
  ...colourFade,
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.size.touch} - ${vars.space.xs})`,
  paddingInline: vars.space.sm,
  borderRadius: `calc(${vars.radius.control} - ${vars.space.xxs})`,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { backgroundColor: surface, color: text.default, boxShadow: vars.shadow.sm },
    '&:has(:disabled)': { color: text.disabled, cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${ring} solid ${border.focus}`,
      outlineOffset: `calc(${ring} * -1)`,
    },
  },
});

export const control = component({
  position: 'absolute',
  insetInline: 0,
  // Extends into the padding of the track to reach the touch size.
  insetBlock: `calc(${vars.space.xxs} * -1)`,
  appearance: 'none',
  cursor: 'inherit',
  // The surrounding segment shows the focus ring.
  outline: 'none',
});
