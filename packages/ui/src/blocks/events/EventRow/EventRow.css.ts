import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, touchOnly } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import {
  cellGap,
  compactFrom,
  eventColumns,
  pricesBeside,
  roomyTableFrom,
  tableFrom,
} from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;

/** Width of a two-digit score, so that the content before it aligns across rows. */
const scoreRoom = '40px';

const { leading, size: step } = vars.type;

/** Height of two names below each other, including line spacing. */
const names = `(${step.name} * ${leading.name} + ${vars.space.xxs}) * 2`;
/** Block padding of a table row. */
const tableInset = `(${vars.space.xs} - ${hairline})`;

const columnsOf = (more: string) =>
  `[line-start] ${eventColumns.clock} [line-end home-start away-start] minmax(0, 1fr) [home-end away-end actions-start] auto [actions-end score-start] minmax(${scoreRoom}, auto) [score-end prices-start] auto [prices-end markets-start] ${more} [markets-end]`;

const table = {
  gridTemplateColumns: columnsOf(eventColumns.more),
  gridTemplateRows:
    '[line-start home-start score-start actions-start prices-start markets-start] 1fr [home-end away-start] 1fr [line-end away-end score-end actions-end prices-end markets-end]',
  gridTemplateAreas: 'none',
  columnGap: 0,
  paddingInline: `${vars.space.md} 0`,
  paddingBlock: `calc(${tableInset})`,
} as const;
/** Sizes of a table for touch, whatever the density: its rows are as low as those for a mouse. */
const tableSizes = {
  [vars.size.odds]: '2.375rem',
  [vars.size.icon]: '1.125rem',
  [vars.type.size.body]: '0.8125rem',
  [vars.type.size.name]: '0.875rem',
  [leading.body]: '1.3846',
} as const;
const roomyTable = { gridTemplateColumns: columnsOf(eventColumns.moreRoomy) } as const;

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gridTemplateAreas:
    '"line markets actions actions" "home home home score" "away away away score" "prices prices prices prices"',
  columnGap: cellGap,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  selectors: {
    // Without other links the number of markets is at the end of the line.
    '&[data-bare]': {
      gridTemplateAreas:
        '"line line markets markets" "home home home score" "away away away score" "prices prices prices prices"',
    },
    // The previous sibling can also be the spacer of unmounted rows.
    '* + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` },
    // The first row has more padding, to separate its buttons from the header's button.
    '&:first-child': { paddingBlockStart: vars.space.lg },
  },
  '@container': {
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: {
        '&[data-form="compact"]': {
          gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
          gridTemplateAreas:
            '"line line actions markets" "home score prices prices" "away score prices prices"',
          columnGap: vars.space.sm,
          paddingBlock: vars.space.sm,
        },
        '&[data-form="compact"][data-bare]': {
          gridTemplateAreas:
            '"line line markets markets" "home score prices prices" "away score prices prices"',
        },
      },
    },
    [inTable]: {
      ...table,
      '@media': { [touchOnly]: { vars: tableSizes } },
      selectors: {
        '&:first-child': { paddingBlockStart: `calc(${tableInset})` },
        '&[data-form="compact"]': table,
        '&[data-form="compact"][data-bare]': table,
        '&[data-bare]': table,
      },
    },
    [`${eventsContainer} ${roomyTableFrom}`]: {
      ...roomyTable,
      selectors: {
        '&[data-form="compact"]': roomyTable,
        '&[data-form="compact"][data-bare]': roomyTable,
        '&[data-bare]': roomyTable,
      },
    },
  },
});

export const prices = component({
  gridArea: 'prices',
  marginBlockStart: vars.space.sm,
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: {
        '[data-form="compact"] > &': {
          inlineSize: pricesBeside,
          justifySelf: 'end',
          alignSelf: 'center',
          marginBlockStart: 0,
        },
      },
    },
    [inTable]: {
      alignSelf: 'center',
      marginBlockStart: 0,
      selectors: { '[data-form="compact"] > &': { inlineSize: 'auto' } },
    },
  },
});

/**
 * Box of a price with a fixed size, so that a change of the price lays out this box only. It is inside the grid item,
 * because browsers lay out grid items together. The cell's background is drawn inside the box, so that a change of
 * the text width doesn't affect elements outside.
 */
export const box = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.size.odds,
  contain: 'size layout style',
});

/** Text in place of prices. */
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
