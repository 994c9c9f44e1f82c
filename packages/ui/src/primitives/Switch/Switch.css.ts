import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { border, chip, surface, text } = vars.color;
const knob = `calc(${vars.size.icon} - ${ring})`;

export const root = component({
  ...textRules.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: text.disabled, cursor: 'not-allowed' },
    '&[data-control="start"]': { flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  },
});

export const words = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
});

export const hint = component({
  ...textRules.label,
  display: 'block',
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const control = component({
  ...colourFade,
  appearance: 'none',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: `calc(${vars.size.icon} * 2 + ${vars.space.xs})`,
  blockSize: `calc(${vars.size.icon} + ${vars.space.xs} + ${vars.space.xxs})`,
  padding: ring,
  border: `${hairline} solid ${border.strong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: knob,
      blockSize: knob,
      borderRadius: vars.radius.full,
      backgroundColor: border.strong,
      transition: `margin ${vars.motion.fast} ease-out, background-color ${vars.motion.fast} ease-out`,
    },
    '&:checked': { backgroundColor: chip.selectedBg, borderColor: chip.selectedBg },
    '&:checked::before': { marginInlineStart: 'auto', backgroundColor: surface },
  },
});
