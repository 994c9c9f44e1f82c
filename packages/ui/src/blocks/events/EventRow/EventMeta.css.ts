import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { tableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;
const { live, status: notice, text } = vars.color;

export const root = component({
  ...textRules.label,
  ...oneLine,
  gridArea: 'line',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: vars.space.xl,
  // Room for the halo of the live dot, which the cut of a long line would take.
  marginInlineStart: `calc(${vars.space.xs} * -1)`,
  paddingInlineStart: vars.space.xs,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [inTable]: { paddingInlineEnd: vars.space.xs, flexWrap: 'wrap', alignContent: 'center', rowGap: 0 },
  },
});

/** What follows the clock, where there is room for words. */
export const detail = component({ '@container': { [inTable]: { display: 'none' } } });

export const start = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  '@container': {
    // A long date goes on below rather than into the names.
    [inTable]: {
      flexDirection: 'column',
      alignItems: 'start',
      minInlineSize: 0,
      whiteSpace: 'normal',
      fontWeight: vars.font.weight.medium,
    },
  },
});

/** A date of several words keeps to the column of a table. */
export const day = component({ '@container': { [inTable]: textRules.note } });

export const time = component({ color: text.default });

/** It starts soon: said in words, after a hairline of air. */
export const soon = component({
  color: notice.info.fg,
  marginInlineStart: vars.space.xs,
  '@container': { [inTable]: { marginInlineStart: 0 } },
});

/** For players who look a match up by it: the quietest words of the row. */
export const number = component({
  ...textRules.note,
  ...oneLine,
  fontWeight: vars.font.weight.medium,
  '@container': { [inTable]: { flexBasis: '100%' } },
});

export const status = component({
  ...clamp(2),
  whiteSpace: 'normal',
  selectors: {
    '&[data-tone="warning"]': { color: notice.warning.fg },
    '&[data-tone="live"]': { color: live.fg },
  },
});
