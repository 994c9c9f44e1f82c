import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { from, ring, stack } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  vars: { [focusColour]: header.fg, [focusOffset]: `calc(${ring} * -1)` },
  overflow: 'hidden',
  background: header.bg,
  color: header.fg,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-form="mini"]': {
      position: 'fixed',
      // Above the navigation and the coupon bar, at the inline end.
      insetBlockEnd: `calc(${vars.size.nav} * 2 + ${vars.space.lg})`,
      insetInlineEnd: vars.space.md,
      zIndex: stack.header,
      inlineSize: `min(60vw, calc(${vars.size.touch} * 6))`,
      boxShadow: vars.shadow.lg,
    },
  },
  '@media': {
    [from.desk]: { selectors: { '&[data-form="mini"]': { insetBlockEnd: vars.space.lg } } },
  },
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.md,
});

export const title = component({
  ...textRules.label,
  ...oneLine,
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
});

/** Fills with its content: a video, a provider's frame or a still image. */
export const picture = component({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'stretch',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
});

export const over = component({
  ...textRules.body,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  textAlign: 'center',
  background: header.bg,
});
