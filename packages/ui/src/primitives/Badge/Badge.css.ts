import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';

const { action, accent, boost, live, outcome, status, text } = vars.color;

export const root = component({
  ...textRules.note,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  border: `${hairline} solid transparent`,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: figures.fontVariantNumeric,
  // Doesn't wrap, except within a word that is longer than its container.
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

const trio = (colours: { fg: string; bg: string; border: string }) => ({
  color: colours.fg,
  backgroundColor: colours.bg,
  borderColor: colours.border,
});

export const tones = componentVariants({
  neutral: { color: text.muted, backgroundColor: action.neutral.rest },
  accent: { color: accent.fg, backgroundColor: accent.bg },
  live: trio(live),
  boost: trio(boost),
  info: trio(status.info),
  success: trio(status.success),
  warning: trio(status.warning),
  danger: trio(status.danger),
  won: trio(outcome.won),
  lost: trio(outcome.lost),
  returned: trio(outcome.returned),
  pending: trio(outcome.pending),
  cashedOut: trio(outcome.cashedOut),
});
