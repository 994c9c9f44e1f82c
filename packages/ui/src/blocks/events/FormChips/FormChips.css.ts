import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { outcome } = vars.color;

export const root = component({ display: 'inline-flex', gap: vars.space.xs });

const look = (colours: { fg: string; bg: string; border: string }) => ({
  color: colours.fg,
  background: colours.bg,
  borderColor: colours.border,
});

export const match = component({
  ...textRules.note,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  border: `${hairline} solid transparent`,
  borderRadius: `calc(${vars.radius.control} / 2)`,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&[data-outcome="won"]': look(outcome.won),
    '&[data-outcome="drawn"]': look(outcome.returned),
    '&[data-outcome="lost"]': look(outcome.lost),
  },
});
