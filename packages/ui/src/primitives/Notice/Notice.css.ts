import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';

const { boost, status } = vars.color;

export const root = component({
  ...textRules.body,
  display: 'flex',
  gap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: `calc(${vars.space.sm} + ${vars.space.xxs})`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
});

export const body = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const action = component({ marginBlockStart: vars.space.xs });

const pair = ({ fg, bg }: { fg: string; bg: string }) => ({ color: fg, backgroundColor: bg });

export const tones = componentVariants({
  info: pair(status.info),
  success: pair(status.success),
  warning: pair(status.warning),
  danger: pair(status.danger),
  boost: pair(boost),
});
