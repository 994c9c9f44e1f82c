import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade, touchArea } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';

const { action, chip, text } = vars.color;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: cellGap,
});

export const amount = component({
  ...colourFade,
  ...textRules.body,
  ...figures,
  // Equal widths, but never narrower than the label.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  position: 'relative',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  background: action.neutral.rest,
  color: action.neutral.fg,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  overflowWrap: 'break-word',
  selectors: {
    '&::after': { ...touchArea, insetInline: 0 },
    '&:active:enabled': { background: action.neutral.active },
    '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { background: chip.selectedBg, color: chip.selectedFg },
  },
  '@media': {
    [pointer]: {
      selectors: {
        '&:hover:enabled:not(:active, [aria-pressed="true"])': { background: action.neutral.hover },
      },
    },
  },
});
