import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { cellGap, compactFrom, eventColumns, roomyTableFrom, snugBelow, tableFrom } from '../../measures.ts';
import { unseen as hidden } from '../../rules.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;
const inRoomyTable = `${eventsContainer} ${roomyTableFrom}`;

/** Size of a table's buttons for mouse users, smaller than a touch target; leaves more width for the names. */
const mouseSize = '24px';

/** Extends the touch areas over the line and the scores, which aren't interactive, without overlapping each other. */
const reach = `calc((${vars.space.xl} - ${vars.size.touch}) / 2)`;

export const root = component({
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'end',
  gap: cellGap,
  marginBlock: reach,
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
  color: vars.color.text.muted,
  '@container': {
    [inTable]: {
      alignSelf: 'center',
      gap: 0,
      marginBlock: `calc((${vars.size.row} - ${vars.size.touch}) / 2)`,
      marginInlineEnd: 0,
      '@media': { [pointer]: { vars: { [vars.size.touch]: mouseSize } } },
    },
    // The row's links are before the number of markets.
    [inRoomyTable]: {
      '@media': {
        [pointer]: { gridColumn: 'markets', justifySelf: 'start', marginInlineStart: vars.space.xs },
      },
    },
  },
});

const withLinks = { '@media': { [pointer]: { display: 'contents' } } } as const;

export const main = component({ display: 'contents' });

/** Shown in tables with room for the row's links. */
export const usual = component({
  display: 'contents',
  '@container': { [inTable]: { display: 'none' }, [inRoomyTable]: withLinks },
});

/** Left out where there is room for two buttons only: the narrowest phones, next to the names, tables for touch. */
export const rare = component({
  display: 'contents',
  '@container': {
    [`${eventsContainer} ${snugBelow}`]: { display: 'none' },
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: { '[data-form="compact"] &': { display: 'none' } },
    },
    [inTable]: { display: 'none' },
    [inRoomyTable]: {
      '@media': {
        [pointer]: {
          display: 'contents',
          selectors: { '[data-form="compact"] &': { display: 'contents' } },
        },
      },
    },
  },
});

export const markets = component({
  ...textRules.label,
  ...figures,
  gridArea: 'markets',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  marginBlock: reach,
  borderRadius: vars.radius.control,
  selectors: { '[data-bare] > &': { justifyContent: 'end' } },
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  '@container': {
    [`${eventsContainer} ${compactFrom}`]: {
      selectors: { '[data-form="compact"] > &': { justifySelf: 'end', justifyContent: 'end' } },
    },
    [inRoomyTable]: { paddingInlineStart: eventColumns.links },
    [inTable]: {
      justifySelf: 'stretch',
      minBlockSize: 0,
      marginBlock: 0,
      fontWeight: vars.font.weight.medium,
      selectors: {
        '[data-form="compact"] > &': { justifySelf: 'stretch', justifyContent: 'center' },
        '[data-bare] > &': { justifyContent: 'center' },
      },
    },
  },
  '@media': { [pointer]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
});

/** Clipped by itself: at the end of a row its text would widen the page. */
export const unseen = component(hidden);
