import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { pointer } from '../../../theme/measures.ts';

const { action, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });
export const currency = component({ ...textRules.name, ...figures, color: text.muted });
export const currencies = componentVariants({
  md: {},
  amount: { ...textRules.title, fontSize: '1.875rem', lineHeight: '36px' },
});
export const quick = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
});
export const amount = component({
  ...colourFade,
  ...textRules.body,
  ...figures,
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  minInlineSize: '3.5em',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  textAlign: 'center',
  borderRadius: vars.radius.control,
  background: action.neutral.rest,
  color: action.neutral.fg,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.accent.bg,
      color: vars.color.accent.fg,
    },
    '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: {
      selectors: { '&:hover:enabled:not([aria-pressed="true"])': { background: action.neutral.hover } },
    },
  },
});
