import { createContainer } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { brand, tile } = vars.color;
const { space } = vars;
const tickerContainer = createContainer('jackpots');
/** Minimum width for all levels in one line. */
const inLine = `${tickerContainer} (min-width: 720px)`;

const line = `${hairline} solid color-mix(in oklab, ${brand.fg} 24%, transparent)`;
const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"label" "amount" "last"',
} as const;

export const root = component({
  containerName: tickerContainer,
  containerType: 'inline-size',
  padding: space.lg,
  backgroundColor: brand.bg,
  color: brand.fg,
  borderRadius: vars.radius.card,
});

export const title = component({
  ...textRules.label,
  color: brand.muted,
  fontWeight: vars.font.weight.strong,
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

export const levels = component({
  display: 'grid',
  '@container': { [inLine]: { gridTemplateColumns: '1.6fr 1fr 1fr 1fr', columnGap: space.lg } },
});

/** One line per level at small widths, so that amounts of any currency fit. */
export const level = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label amount" "last amount"',
  alignItems: 'center',
  columnGap: space.md,
  // Limits the layout of each new amount to this element.
  contain: 'layout',
  minInlineSize: 0,
  paddingBlock: space.sm,
  borderBlockStart: line,
  selectors: {
    '&[data-level="grand"]': {
      ...stacked,
      paddingBlockStart: space.xs,
      borderBlockStart: 'none',
    },
  },
  '@container': {
    [inLine]: {
      ...stacked,
      alignContent: 'end',
      paddingBlock: 0,
      borderBlockStart: 'none',
      selectors: {
        '&:not([data-level="grand"])': { borderInlineStart: line, paddingInlineStart: space.lg },
      },
    },
  },
});

export const label = component({ ...textRules.label, gridArea: 'label', color: brand.muted });

export const amount = component({
  gridArea: 'amount',
  ...textRules.body,
  fontWeight: vars.font.weight.price,
  fontVariantNumeric: 'tabular-nums',
  color: tile.jackpotFg,
  overflowWrap: 'anywhere',
  selectors: { '[data-level="grand"] > &': textRules.title },
});

export const last = component({ ...textRules.note, gridArea: 'last', color: brand.muted });
