import { createContainer } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { brand, tile } = vars.color;
const { space } = vars;
const tickerContainer = createContainer('jackpots');
/** From which width all levels stand in one line. */
const inLine = `${tickerContainer} (min-width: 720px)`;

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
});

export const levels = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.md,
  rowGap: space.md,
  '@container': { [inLine]: { gridTemplateColumns: '1.6fr 1fr 1fr 1fr', alignItems: 'end' } },
});

export const level = component({
  // A new figure is laid out here and nowhere else.
  contain: 'layout',
  minInlineSize: 0,
  selectors: {
    '&[data-level="grand"]': { gridColumn: '1 / -1', paddingBlockStart: space.xs },
    '&:not([data-level="grand"])': {
      paddingBlockStart: space.sm,
      borderBlockStart: `${hairline} solid color-mix(in oklab, ${brand.fg} 24%, transparent)`,
    },
  },
  '@container': {
    [inLine]: {
      selectors: {
        '&[data-level="grand"]': { gridColumn: 'auto' },
        '&:not([data-level="grand"])': {
          borderBlockStart: 'none',
          borderInlineStart: `${hairline} solid color-mix(in oklab, ${brand.fg} 24%, transparent)`,
          paddingInlineStart: space.lg,
        },
      },
    },
  },
});

export const label = component({ ...textRules.label, color: brand.muted });

export const amount = component({
  ...textRules.body,
  fontWeight: vars.font.weight.price,
  fontVariantNumeric: 'tabular-nums',
  color: tile.jackpotFg,
  overflowWrap: 'anywhere',
  selectors: { '[data-level="grand"] > &': textRules.title },
});

export const last = component({ ...textRules.note, color: brand.muted });
