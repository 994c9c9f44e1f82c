import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';
import { sideways } from '../../rules.ts';

const { boost, outcome, sunken, text } = vars.color;
const { space } = vars;
const trio = (colours: { fg: string; bg: string; border: string }) => ({
  color: colours.fg,
  backgroundColor: colours.bg,
  borderColor: colours.border,
});

export const root = component({
  ...sideways,
  vars: { [focusOffset]: `calc(${ring} * -1)` },
  gap: cellGap,
  minInlineSize: 0,
  padding: space.xs,
});

export const cell = component({ flexShrink: 0 });

export const ghost = component({ flexShrink: 0, inlineSize: `calc(${vars.size.touch} * 1.4)` });

/** High rounds are bold as well as coloured, so that colour isn't the only cue. */
export const round = component({
  ...textRules.label,
  ...figures,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  blockSize: space.xxl,
  paddingInline: space.sm,
  border: `${hairline} solid transparent`,
  borderRadius: vars.radius.full,
  backgroundColor: sunken,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  selectors: {
    'a&::after': touchArea,
    '&[data-level="middle"]': { ...trio(outcome.won), fontWeight: vars.font.weight.strong },
    '&[data-level="high"]': { ...trio(boost), fontWeight: vars.font.weight.price },
  },
});
