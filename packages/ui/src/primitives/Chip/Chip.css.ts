import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter, inset } from '../../theme/gutter.css.ts';
import { hairline, pointer } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { colourFade, touchArea } from '../../theme/touch.ts';

const { action, chip } = vars.color;

export const root = component({
  ...textRules.body,
  ...colourFade,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flexShrink: 0,
  minBlockSize: vars.size.chip,
  paddingInline: vars.space.md,
  border: `${hairline} solid ${chip.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: chip.bg,
  color: chip.fg,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  selectors: {
    '&::after': touchArea,
    '&:disabled': { opacity: 0.5 },
    '&[aria-pressed="true"], &[aria-current="page"]': {
      backgroundColor: chip.selectedBg,
      borderColor: chip.selectedBg,
      color: chip.selectedFg,
    },
  },
  '@media': {
    [pointer]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], [aria-current="page"], :disabled)': {
          backgroundColor: action.neutral.hover,
        },
      },
    },
  },
});

export const count = component({
  ...textRules.label,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: figures.fontVariantNumeric,
  opacity: 0.72,
});

export const row = component({
  display: 'flex',
  gap: vars.space.sm,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Space for the focus ring and the touch area inside the scroll container; the negative margin keeps the page's
  // spacing unchanged.
  paddingBlock: vars.space.xs,
  marginBlock: `calc(${vars.space.xs} * -1)`,
  paddingInline: `calc(${fallbackVar(gutter, vars.space.xs)} + ${fallbackVar(inset, '0px')})`,
  marginInline: `calc(${fallbackVar(gutter, vars.space.xs)} * -1)`,
  scrollPaddingInline: `calc(${fallbackVar(gutter, vars.space.xs)} + ${fallbackVar(inset, '0px')})`,
});
