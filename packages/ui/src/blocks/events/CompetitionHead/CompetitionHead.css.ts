import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap, eventColumns, tableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

/** Height of the header: lower than its buttons, whose touch areas reach over the edges. */
const low = `calc(${vars.size.touch} - ${vars.space.md})`;

export const root = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: low,
  paddingInline: `${vars.space.lg} ${vars.space.sm}`,
  background: vars.color.raised,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  selectors: { '* + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
  '@container': {
    [`${eventsContainer} ${tableFrom}`]: {
      paddingInlineStart: `calc(${vars.space.md} + ${eventColumns.clock})`,
      // The fold button is above the numbers of markets.
      paddingInlineEnd: `calc((${eventColumns.more} - ${vars.size.touch} * 0.75) / 2)`,
    },
  },
});

export const title = component({ ...clamp(2), flex: 1, minInlineSize: 0 });

/** Link with the height of a small target, next to the targets of the rows. */
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space.xl,
  '@media': {
    [pointer]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const buttons = component({
  display: 'flex',
  gap: cellGap,
  marginBlock: `calc(${vars.space.md} / -2)`,
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});
