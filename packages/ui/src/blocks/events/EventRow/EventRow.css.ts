import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap, compactFrom, eventColumns, tableFrom, wideTableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;
const inWideTable = `${eventsContainer} ${wideTableFrom}`;

/** A compact row's cell: wide enough for four figures. */
const compactCell = '52px';

/** Room for a score of two figures, so that what stands before it is in line from row to row. */
const scoreRoom = '40px';

const { leading, size: step } = vars.type;

/** Two names, one under the other, with the air of their lines. */
const names = `(${step.name} * ${leading.name} + ${vars.space.xxs}) * 2`;
const denseNames = `(${step.body} * ${leading.body} + ${vars.space.xxs}) * 2`;

/** What a row holds before it was ever drawn: the very height, or the list would jump when it comes near. */
const height = {
  card: `${vars.space.xl} + ${names} + ${vars.space.sm} + ${vars.size.odds}`,
  compact: `${vars.space.xl} + ${denseNames}`,
  table: vars.size.odds,
} as const;

/** Above and below what a row of a table holds. */
const tableInset = `(${vars.space.sm} - ${hairline})`;

/** A whole row that was never drawn, with what is around it. */
export const rowHeight = {
  card: `${height.card} + ${vars.space.md} * 2 + ${hairline}`,
  compact: `${height.compact} + ${vars.space.sm} * 2 + ${hairline}`,
  table: `${height.table} + ${tableInset} * 2 + ${hairline}`,
} as const;

const table = {
  gridTemplateColumns: `[line-start] ${eventColumns.clock} [line-end home-start away-start] minmax(0, 1fr) [home-end away-end actions-start] auto [actions-end score-start] minmax(${scoreRoom}, auto) [score-end prices-start] auto [prices-end markets-start] ${eventColumns.more} [markets-end]`,
  gridTemplateRows:
    '[line-start home-start score-start actions-start prices-start markets-start] 1fr [home-end away-start] 1fr [line-end away-end score-end actions-end prices-end markets-end]',
  gridTemplateAreas: 'none',
  columnGap: 0,
  paddingInline: `${vars.space.md} 0`,
  paddingBlock: `calc(${tableInset})`,
  containIntrinsicBlockSize: `auto ${height.table}`,
} as const;

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gridTemplateAreas:
    '"line markets actions actions" "home home home score" "away away away score" "prices prices prices prices"',
  columnGap: cellGap,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  // What isn't near the screen costs no layout.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${height.card})`,
  selectors: {
    // Without buttons the number of markets stands at the end of the line.
    '&[data-bare]': {
      gridTemplateAreas:
        '"line line markets markets" "home home home score" "away away away score" "prices prices prices prices"',
    },
    // Before a row there may also be the room of rows that aren't mounted.
    '* + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` },
    // Below the head's button, the row's own buttons need room.
    '&:first-child': { paddingBlockStart: vars.space.lg },
  },
  '@container': {
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: {
        '&[data-form="compact"]': {
          gridTemplateColumns: 'minmax(0, 1fr) auto auto',
          gridTemplateAreas: '"line line markets" "home score prices" "away score prices"',
          columnGap: vars.space.sm,
          paddingBlock: vars.space.sm,
          containIntrinsicBlockSize: `auto calc(${height.compact})`,
        },
      },
    },
    [inTable]: {
      ...table,
      selectors: {
        '&:first-child': { paddingBlockStart: `calc(${tableInset})` },
        '&[data-form="compact"]': table,
        '&[data-bare]': table,
      },
    },
  },
});

export const prices = component({
  gridArea: 'prices',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: cellGap,
  marginBlockStart: vars.space.sm,
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-stacked]': { gridTemplateRows: 'auto auto', rowGap: vars.space.xs },
  },
  '@container': {
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: {
        '[data-form="compact"] > &': {
          gridAutoColumns: `minmax(${compactCell}, max-content)`,
          alignSelf: 'center',
          marginBlockStart: 0,
        },
      },
    },
    [inTable]: {
      gridAutoColumns: eventColumns.cell,
      alignSelf: 'center',
      marginBlockStart: 0,
      selectors: {
        '[data-form="compact"] > &': { gridAutoColumns: eventColumns.cell },
        '&[data-stacked="narrow"]': { gridTemplateRows: 'none' },
      },
    },
  },
});

export const extra = component({ display: 'none', '@container': { [inWideTable]: { display: 'block' } } });

/**
 * The place of a price, as large whatever it shows: one that moves is laid out alone. It lies within the grid's item,
 * which a browser lays out only together with the others. The cell's ground is drawn inside of it, so that a figure
 * of another width changes nothing that lies between the row and the screen.
 */
export const box = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.size.odds,
  contain: 'size layout style',
  '@container': {
    // There a column is as wide as its widest price.
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: { '[data-form="compact"] &': { contain: 'layout style' } },
    },
    [inTable]: { selectors: { '[data-form="compact"] &': { contain: 'size layout style' } } },
  },
});

/** Words in place of prices. */
export const note = component({
  ...textRules.label,
  gridArea: 'prices',
  marginBlockStart: vars.space.xs,
  color: vars.color.text.muted,
  '@container': {
    [inTable]: { alignSelf: 'center', marginBlockStart: 0, paddingInline: vars.space.md },
  },
});

export const skeletonName = component({
  gridColumn: 'home',
  gridRow: 'home / away',
  display: 'grid',
  alignContent: 'space-evenly',
  minBlockSize: `calc(${names})`,
  '@container': { [inTable]: { minBlockSize: 0 } },
});

export const skeletonLine = component({
  gridArea: 'line',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space.xl,
});
