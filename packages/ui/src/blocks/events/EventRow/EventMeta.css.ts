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
  // Padding for the halo of the live dot, which a truncated line would clip.
  marginInlineStart: `calc(${vars.space.xs} * -1)`,
  paddingInlineStart: vars.space.xs,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [inTable]: {
      columnGap: vars.space.xs,
      paddingInlineEnd: vars.space.xs,
      flexWrap: 'wrap',
      alignContent: 'center',
      rowGap: 0,
    },
  },
});

/** Detail after the clock, where the width allows. */
export const detail = component({ '@container': { [inTable]: { display: 'none' } } });

export const start = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  '@container': {
    // Wraps a long date instead of overlapping the names.
    [inTable]: {
      flexDirection: 'column',
      alignItems: 'start',
      minInlineSize: 0,
      whiteSpace: 'normal',
      fontWeight: vars.font.weight.medium,
    },
  },
});

/** Smaller text, so that a long date fits the table column. */
export const day = component({ '@container': { [inTable]: textRules.note } });

export const time = component({ color: text.default });

/** Time until a start in the near future. */
export const soon = component({
  color: notice.info.fg,
  marginInlineStart: vars.space.xs,
  '@container': { [inTable]: { marginInlineStart: 0 } },
});

/** Competition: after the state, and in a table below it. */
export const place = component({
  display: 'flex',
  gap: vars.space.xs,
  // Only the width that the state leaves.
  flex: '1 1 0',
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  '@container': { [inTable]: { ...textRules.note, flexBasis: '100%' } },
});

/** Middle of the first line. */
export const flag = component({ display: 'grid', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });

export const placeName = component({
  ...oneLine,
  minInlineSize: 0,
  unicodeBidi: 'plaintext',
  '@container': { [inTable]: { ...clamp(2), whiteSpace: 'normal' } },
});

/** Number for players who look up a match by it; the least prominent text of the row. */
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
