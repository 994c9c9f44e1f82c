import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter, inset } from '../../theme/gutter.css.ts';
import { hairline } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { boost, border, raised, status, surface, text } = vars.color;

export const root = component({
  vars: { [gutter]: vars.space.xs, [inset]: '0px' },
  backgroundColor: surface,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
  minInlineSize: 0,
});

export const tones = componentVariants({
  neutral: {},
  boost: { borderColor: boost.border },
  warning: { borderColor: status.warning.border },
  danger: { borderColor: status.danger.border },
});

export const header = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.row,
  paddingInline: vars.space.lg,
  backgroundColor: raised,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  borderBlockEnd: `${hairline} solid ${border.default}`,
  // Inner radius: the radius of the card minus its hairline.
  borderStartStartRadius: `calc(${vars.radius.card} - ${hairline})`,
  borderStartEndRadius: `calc(${vars.radius.card} - ${hairline})`,
});

export const actions = component({ marginInlineStart: 'auto' });

export const pads = componentVariants({
  none: {},
  sm: { padding: vars.space.sm },
  md: { padding: vars.space.md },
  lg: { padding: vars.space.lg },
  xl: { padding: vars.space.xl },
});
