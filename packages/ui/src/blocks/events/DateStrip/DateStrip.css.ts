import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter, inset } from '../../../theme/gutter.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';
import { sideways } from '../../rules.ts';

const { chip } = vars.color;

export const root = component({
  ...sideways,
  gap: cellGap,
  // Padding for the focus ring inside the scrollable box; the row extends to the page's edge.
  paddingBlock: vars.space.xs,
  marginBlock: `calc(${vars.space.xs} * -1)`,
  paddingInline: `calc(${fallbackVar(gutter, vars.space.xs)} + ${fallbackVar(inset, '0px')})`,
  marginInline: `calc(${fallbackVar(gutter, vars.space.xs)} * -1)`,
  scrollPaddingInline: `calc(${fallbackVar(gutter, vars.space.xs)} + ${fallbackVar(inset, '0px')})`,
});

export const day = component({
  ...colourFade,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flexShrink: 0,
  minInlineSize: `calc(${vars.size.touch} * 1.25)`,
  minBlockSize: `calc(${vars.size.touch} * 1.25)`,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  border: `${hairline} solid ${chip.border}`,
  borderRadius: vars.radius.control,
  background: chip.bg,
  color: chip.fg,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      background: chip.selectedBg,
      borderColor: chip.selectedBg,
      color: chip.selectedFg,
    },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], :disabled)': { background: vars.color.action.neutral.hover },
      },
    },
  },
});

export const name = component({ ...textRules.note, fontWeight: vars.font.weight.medium });

export const date = component({ ...textRules.body, ...figures, fontWeight: vars.font.weight.strong });

export const count = component({
  ...textRules.note,
  ...figures,
  color: chip.count,
  selectors: {
    '[aria-pressed="true"] > &': { color: chip.selectedCount },
    ':disabled > &': { color: 'inherit' },
  },
});
