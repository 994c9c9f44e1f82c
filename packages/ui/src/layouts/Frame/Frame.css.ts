import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { frameTop } from '../../theme/frameTop.css.ts';
import { from, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

export const skip = component({
  ...textRules.body,
  position: 'fixed',
  zIndex: stack.toast,
  insetBlockStart: `calc(${frameTop} + ${vars.space.sm})`,
  insetInlineStart: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text.default,
  boxShadow: vars.shadow.lg,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&[data-where="beside"]': { display: 'none' },
  },
  '@media': {
    [from.coupon]: {
      selectors: {
        '&[data-where="beside"]': { display: 'inline' },
        '&[data-where="narrow"]': { display: 'none' },
      },
    },
  },
});
