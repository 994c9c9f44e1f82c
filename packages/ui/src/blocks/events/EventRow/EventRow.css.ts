import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap, eventColumns, tableFrom, wideTableFrom } from '../../measures.ts';
import { unseen } from '../../rules.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;
const inWideTable = `${eventsContainer} ${wideTableFrom}`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"line actions" "home homeScore" "away awayScore" "prices prices" "markets markets"',
  columnGap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.md,
  // What isn't near the screen costs no layout.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.size.row} * 4.5)`,
  selectors: {
    '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` },
    // Below the head's button, the row's own buttons need room.
    '&:first-child': { paddingBlockStart: vars.space.lg },
  },
  '@container': {
    [inTable]: {
      gridTemplateColumns: `${eventColumns.clock} minmax(0, 1fr) auto auto ${eventColumns.more}`,
      gridTemplateRows: '1fr 1fr',
      gridTemplateAreas: '"line home homeScore prices markets" "line away awayScore prices markets"',
      columnGap: 0,
      paddingInline: `${vars.space.md} 0`,
      paddingBlock: `calc(${vars.space.sm} - ${hairline})`,
      selectors: { '&:first-child': { paddingBlockStart: `calc(${vars.space.sm} - ${hairline})` } },
      containIntrinsicBlockSize: `auto ${vars.size.row}`,
    },
  },
});

export const line = component({
  ...textRules.label,
  gridArea: 'line',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.space.xl,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [inTable]: { paddingInlineEnd: vars.space.xs } },
});

/** What follows the clock, where there is room for words. */
export const detail = component({ '@container': { [inTable]: { display: 'none' } } });

export const start = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  '@container': { [inTable]: { flexDirection: 'column', fontWeight: vars.font.weight.medium } },
});

/** The buttons reach over the line and the scores, which can't be touched; a finger never meets two. */
export const actions = component({
  gridArea: 'actions',
  display: 'flex',
  gap: cellGap,
  marginBlock: `calc((${vars.space.xl} - ${vars.size.touch}) / 2)`,
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
  color: vars.color.text.muted,
  '@container': { [inTable]: { display: 'none' } },
});

export const teams = component({
  gridRow: 'home / away',
  gridColumn: 'home',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  borderRadius: vars.radius.control,
  '@media': {
    [pointer]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const team = component({
  ...textRules.name,
  ...clamp(2),
  alignSelf: 'center',
  paddingBlock: `calc(${vars.space.xxs} / 2)`,
  '@container': {
    [inTable]: {
      ...oneLine,
      display: 'block',
      paddingBlock: 0,
      lineHeight: vars.type.leading.body,
      fontSize: vars.type.size.body,
    },
  },
});

export const score = component({
  ...textRules.score,
  alignSelf: 'center',
  justifySelf: 'end',
  '@container': {
    [inTable]: {
      fontSize: vars.type.size.name,
      lineHeight: vars.type.leading.body,
      paddingInline: vars.space.sm,
    },
  },
});
export const homeScore = component({ gridArea: 'homeScore' });
export const awayScore = component({ gridArea: 'awayScore' });

export const prices = component({
  gridArea: 'prices',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: cellGap,
  marginBlockStart: vars.space.sm,
  '@container': {
    [inTable]: { gridAutoColumns: eventColumns.cell, alignSelf: 'center', marginBlockStart: 0 },
  },
});

export const extra = component({ display: 'none', '@container': { [inWideTable]: { display: 'block' } } });

export const markets = component({
  ...textRules.label,
  gridArea: 'markets',
  position: 'relative',
  marginBlockStart: cellGap,
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  '@container': {
    [inTable]: {
      justifySelf: 'stretch',
      marginBlockStart: 0,
      justifyContent: 'center',
      minBlockSize: 0,
      fontWeight: vars.font.weight.medium,
    },
  },
  '@media': { [pointer]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
});
/** In a table the short form is seen, the long one is still read out. */
export const marketsLong = component({ '@container': { [inTable]: unseen } });
export const marketsShort = component({
  display: 'none',
  '@container': { [inTable]: { display: 'inline' } },
});
export const noMarkets = component({ gridArea: 'markets', minBlockSize: vars.space.lg });

export const skeletonName = component({
  gridColumn: 'home',
  gridRow: 'home / away',
  display: 'grid',
  alignContent: 'space-evenly',
});
