import { fallbackVar } from '@vanilla-extract/css';
import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { belowDeskHeader, belowPhoneHeader } from '../../../theme/frame.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { belowDesk, from, hairline, ring, short, unstuck } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import {
  cellGap,
  crestlessBelow,
  eventColumns,
  pricesBeside,
  roomyTableFrom,
  tableFrom,
} from '../../measures.ts';
import { card } from '../../rules.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;
const ofSport = '[data-kind="sport"] &';

export const root = component({
  ...card,
  containerType: 'inline-size',
  containerName: eventsContainer,
  // Clips the paint of each card; otherwise a price change in one card repaints all of them.
  overflow: 'clip',
  overflowClipMargin: vars.space.xl,
  '@media': {
    // From edge to edge of a phone: the names need the width.
    [belowDesk]: {
      selectors: {
        '&[data-kind="sport"]': {
          marginInline: `calc(${fallbackVar(gutter, '0px')} * -1)`,
          borderInlineWidth: 0,
          borderRadius: 0,
        },
      },
    },
  },
});

export const head = component({
  ...textRules.label,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.xs,
  background: vars.color.raised,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  borderStartStartRadius: `calc(${vars.radius.card} - ${hairline})`,
  borderStartEndRadius: `calc(${vars.radius.card} - ${hairline})`,
  selectors: {
    '&[data-collapsed]': {
      borderEndStartRadius: `calc(${vars.radius.card} - ${hairline})`,
      borderEndEndRadius: `calc(${vars.radius.card} - ${hairline})`,
    },
    '[data-kind="sport"] > &': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInlineEnd: vars.space.lg,
    },
    '[data-kind="sport"] > &[data-stays]': {
      position: 'sticky',
      insetBlockStart: belowPhoneHeader,
      zIndex: 1,
      boxShadow: `0 ${hairline} 0 ${vars.color.border.default}`,
    },
  },
  '@media': {
    [belowDesk]: { selectors: { '[data-kind="sport"] > &': { borderRadius: 0 } } },
    [from.desk]: {
      selectors: {
        '&[data-stays]': { position: 'sticky', insetBlockStart: belowDeskHeader, zIndex: 1 },
        '[data-kind="sport"] > &[data-stays]': { insetBlockStart: belowDeskHeader },
      },
    },
    [short.any]: {
      selectors: { '&[data-stays]': unstuck, '[data-kind="sport"] > &[data-stays]': unstuck },
    },
  },
  '@container': {
    [inTable]: {
      minBlockSize: vars.size.row,
      gridTemplateColumns: `${eventColumns.clock} minmax(0, 1fr) auto ${eventColumns.more}`,
      paddingInline: `${vars.space.md} 0`,
      selectors: {
        '[data-kind="sport"] > &': {
          gridTemplateColumns: `minmax(0, 1fr) auto ${eventColumns.more}`,
          paddingInlineEnd: 0,
        },
      },
    },
    [`${eventsContainer} ${roomyTableFrom}`]: {
      gridTemplateColumns: `${eventColumns.clock} minmax(0, 1fr) auto ${eventColumns.moreRoomy}`,
      selectors: {
        '[data-kind="sport"] > &': { gridTemplateColumns: `minmax(0, 1fr) auto ${eventColumns.moreRoomy}` },
      },
    },
  },
});

export const name = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@container': { [inTable]: { gridColumn: 2, selectors: { [ofSport]: { gridColumn: 'auto' } } } },
});

export const title = component({
  ...clamp(2),
  minInlineSize: 0,
  selectors: { [ofSport]: { ...textRules.section, color: vars.color.text.default } },
});

/** In a table above the crests, so that the title aligns with the team names. */
export const flag = component({ display: 'grid', placeItems: 'center', flexShrink: 0 });

export const count = component({
  ...textRules.note,
  flexShrink: 0,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  // Next to the columns of the narrowest phones there is room for the name of a sport only.
  '@container': {
    [`${eventsContainer} ${crestlessBelow}`]: { selectors: { [ofSport]: { display: 'none' } } },
  },
});

/** Names of the markets and their columns. */
export const labels = component({
  ...textRules.note,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  selectors: {
    '&:not([data-narrow]), &[data-narrow]:empty': { display: 'none' },
    // The columns of prices next to the names.
    '&[data-narrow]': { inlineSize: pricesBeside },
  },
  '@container': {
    [inTable]: {
      selectors: { '&:not([data-narrow])': { display: 'flex' }, '&[data-narrow]': { inlineSize: 'auto' } },
    },
  },
});

/** Name of a market, above its columns. */
export const columnsTitle = component({
  ...oneLine,
  display: 'none',
  gridRow: 1,
  gridColumn: '1 / span 2',
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
  selectors: { '&[data-columns="3"]': { gridColumn: '1 / span 3' } },
  '@container': { [inTable]: { display: 'block' } },
});

export const column = component({
  ...oneLine,
  minInlineSize: 0,
  selectors: { [`${columnsTitle} ~ &`]: { gridRow: 2 } },
});

export const buttons = component({
  display: 'flex',
  // On a narrow list the columns are at the end of a sport's header.
  selectors: { [ofSport]: { display: 'none' } },
  alignItems: 'center',
  justifyContent: 'end',
  gap: cellGap,
  // The header has the height of its buttons, so the focus ring is inset.
  vars: { [focusOffset]: `calc(${ring} * -1)` },
  '@container': {
    // Above the numbers of markets; at the edge its touch area would widen a page without a gutter.
    [inTable]: {
      gridColumn: 4,
      gap: 0,
      justifyContent: 'center',
      selectors: { [ofSport]: { display: 'flex', gridColumn: 'auto' } },
    },
    [`${eventsContainer} ${roomyTableFrom}`]: { justifyContent: 'end' },
  },
});

export const rows = component({ borderBlockStart: `${hairline} solid ${vars.color.border.default}` });
