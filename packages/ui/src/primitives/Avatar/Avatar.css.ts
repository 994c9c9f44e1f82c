import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';

export const root = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.heading,
});

export const tones = componentVariants({
  neutral: { backgroundColor: vars.color.action.neutral.rest, color: vars.color.action.neutral.fg },
  header: { backgroundColor: vars.color.header.control, color: vars.color.header.fg },
});

/** Minimum size for two initials at any density. */
const small = `max(${vars.space.xl}, ${vars.size.icon} + ${vars.space.xxs})`;

export const sizes = componentVariants({
  sm: {
    ...textRules.note,
    fontWeight: vars.font.weight.heading,
    inlineSize: small,
    blockSize: small,
  },
  md: {
    ...textRules.body,
    fontWeight: vars.font.weight.heading,
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
  },
  lg: {
    ...textRules.section,
    fontWeight: vars.font.weight.heading,
    inlineSize: vars.size.nav,
    blockSize: vars.size.nav,
  },
});
