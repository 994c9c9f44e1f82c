import { createContainer } from '@vanilla-extract/css';
import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { from } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { lineOn } from '../../rules.ts';

const { brand, tile } = vars.color;
const { space } = vars;
const tickerContainer = createContainer('jackpots');
/** Width from which levels would be too far from each other at both ends. */
const wide = `${tickerContainer} (min-width: 600px)`;
/** Minimum width for a level's name next to its amount. */
const beside = `${tickerContainer} (min-width: 480px)`;

export const root = component({
  containerName: tickerContainer,
  containerType: 'inline-size',
  vars: { [focusColour]: brand.fg },
  display: 'flex',
  flexDirection: 'column',
  // A card that is stretched by its neighbour has its space between the lines.
  justifyContent: 'space-evenly',
  paddingInline: space.lg,
  paddingBlock: space.md,
  color: brand.fg,
  borderRadius: vars.radius.card,
  backgroundColor: brand.bg,
  // A cone of light from the start.
  backgroundImage: `linear-gradient(115deg, color-mix(in oklab, ${brand.fg} 9%, transparent) 42%, transparent 42.2%)`,
});

export const top = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The amount has a line of its own: it is never shortened.
  gridTemplateAreas: '"kicker action" "amount amount"',
  alignItems: 'center',
  columnGap: space.md,
});

export const kicker = component({
  ...textRules.label,
  ...oneLine,
  gridArea: 'kicker',
  color: brand.muted,
});

export const greatest = component({
  ...textRules.title,
  gridArea: 'amount',
  overflowWrap: 'break-word',
  // Limits the layout of each new amount to this element.
  contain: 'layout',
  color: tile.jackpotFg,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.desk]: { ...textRules.display } },
});

/** The label of the button ends at the card’s padding. */
export const action = component({ gridArea: 'action', marginInlineEnd: `calc(${space.sm} * -1)` });

export const levels = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs,
  marginBlockStart: space.sm,
  paddingBlockStart: space.sm,
  borderBlockStart: lineOn(brand.fg),
  '@container': { [wide]: { justifyContent: 'flex-start', columnGap: `calc(${space.xxl} * 2)` } },
});

export const level = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  contain: 'layout',
  minInlineSize: 0,
  '@container': { [beside]: { flexWrap: 'nowrap' } },
  // Names above amounts.
  '@media': { [from.desk]: { flexDirection: 'column' } },
});

export const label = component({ color: brand.muted });

export const amount = component({ fontWeight: vars.font.weight.strong, fontVariantNumeric: 'tabular-nums' });
