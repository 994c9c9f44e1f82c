import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { inWide } from './board.css.ts';

const { header } = vars.color;

export const team = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@container': {
    [inWide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: vars.space.md,
      // Reverses the home side, so that its crest is next to the score.
      selectors: { '&:first-child': { flexDirection: 'row-reverse' } },
    },
  },
});

export const name = component({
  ...textRules.label,
  ...clamp(2),
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  '@container': { [inWide]: { ...textRules.name, textAlign: 'start' } },
});

export const crest = component({ position: 'relative', display: 'inline-grid', flexShrink: 0 });

export const follow = component({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  color: header.muted,
  selectors: { '&[aria-pressed="true"]': { color: header.fg } },
  '@media': { [pointer]: { selectors: { '&:hover': { color: header.fg } } } },
});

/** Star at the corner of the crest, on the scoreboard's background. */
export const star = component({
  position: 'absolute',
  insetBlockEnd: `calc(${vars.space.xs} * -1)`,
  insetInlineEnd: `calc(${vars.space.xs} * -1)`,
  display: 'grid',
  padding: vars.space.xxs,
  border: `${hairline} solid ${header.control}`,
  borderRadius: vars.radius.full,
  background: header.bg,
});
