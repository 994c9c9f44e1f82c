import { createVar, keyframes } from '@vanilla-extract/css';
import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { contrast, hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { compactFrom, roomyTableFrom, snugBelow, stackedBelow, tableFrom } from '../../measures.ts';
import { unseenWithin } from '../../rules.ts';
import { eventsContainer } from '../container.css.ts';
import { marketContainer } from '../MarketGroup/marketContainer.css.ts';

const { odds } = vars.color;
const inTable = `${eventsContainer} ${tableFrom}`;
const inRoomyTable = `${eventsContainer} ${roomyTableFrom}`;
const inNarrowMarket = `${marketContainer} ${stackedBelow}`;
const inSnugMarket = `${marketContainer} ${snugBelow}`;
const inSnugList = `${eventsContainer} ${snugBelow}`;
const inCompactList = `${eventsContainer} ${compactFrom}`;
/** A price with a line beside the names; no more specific than the layouts of tables, which follow. */
const compactLine = ':where([data-form="compact"])';

/** Position of the arrow: next to the price, or in the corner where the price is centred. */
const arrowRise = createVar();
const arrowInset = createVar();
const inCorner = { [arrowRise]: '10%', [arrowInset]: `min(${vars.radius.odds}, ${vars.space.md})` };

/** Name in one or two lines above its price. */
const overPrice = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  blockSize: '100%',
  minBlockSize: `calc(${vars.size.odds} + ${vars.space.md})`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  // Limits the radius of very round brands, which would clip a two-line name.
  borderRadius: `min(${vars.radius.odds}, ${vars.space.md})`,
  vars: inCorner,
} as const;
const nameOverPrice = { ...clamp(2), textAlign: 'center', hyphens: 'auto', maxInlineSize: '100%' } as const;
/** Line above its price. */
const underLine = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  paddingInline: vars.space.xs,
  vars: inCorner,
} as const;
const lineOverPrice = {
  ...textRules.note,
  ...oneLine,
  display: 'block',
  minInlineSize: 0,
  maxInlineSize: '100%',
} as const;
const arrow = `calc(${vars.space.xs} * 1.75)`;
/** Fades out an overlay in the colour of what has just changed. */
export const flash = keyframes({ from: { opacity: 0.35 }, to: { opacity: 0 } });
const flashB = keyframes({ from: { opacity: 0.35 }, to: { opacity: 0 } });
/** A price of six and more characters in a narrow cell. */
const longPrice = { fontSize: `calc(${vars.type.size.name} * 0.88)`, letterSpacing: '-0.02em' } as const;
const stripe = `calc(${vars.space.xs} * 1.25)`;

export const root = component({
  vars: { [arrowRise]: '28%', [arrowInset]: vars.space.xs },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: vars.size.odds,
  paddingInlineStart: vars.space.md,
  // Leaves space for the arrow next to the price.
  paddingInlineEnd: `max(${vars.space.md}, calc(${arrow} + ${vars.space.xs} * 1.5))`,
  border: `${hairline} solid transparent`,
  borderRadius: vars.radius.odds,
  background: odds.rest.bg,
  color: odds.rest.fg,
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'manipulation',
  // Changes of the text don't affect the layout outside.
  contain: 'layout style paint',
  // Arrow at the edge: near the top for up, near the bottom for down.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: arrowInset,
    inlineSize: arrow,
    blockSize: `calc(${arrow} * 0.75)`,
    background: 'currentColor',
    display: 'none',
  },
  selectors: {
    // Cells in list rows are contained by their boxes; containing them again would paint each cell in two layers.
    '&[data-boxed]': {
      position: 'static',
      contain: 'none',
      overflow: 'visible',
    },
    '&[data-layout="bare"]': {
      justifyContent: 'center',
      paddingInline: vars.space.xs,
      vars: inCorner,
    },
    // Five letters fit next to a price of five figures.
    '&[data-layout="snug"]': { gap: vars.space.xxs, paddingInlineStart: vars.space.sm },
    '&[data-move="up"]': { color: odds.up, borderColor: odds.upBorder },
    '&[data-move="down"]': { color: odds.down, borderColor: odds.downBorder },
    '&[data-move="up"]::after': {
      display: 'block',
      insetBlockStart: arrowRise,
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    },
    '&[data-move="down"]::after': {
      display: 'block',
      insetBlockEnd: arrowRise,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
    // Flash: an overlay in the colour of the move that fades out. Cells without a flash so far have no overlay.
    '&[data-beat]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: 'currentColor',
      opacity: 0,
      pointerEvents: 'none',
    },
    // The player has chosen less than the arrow, the colour and the flash.
    ':root:is([data-moves="arrow"], [data-moves="none"]) &[data-move]': {
      color: odds.rest.fg,
      borderColor: 'transparent',
    },
    ':root[data-moves="none"] &[data-move]::after': { display: 'none' },
    ':root:is([data-moves="arrow"], [data-moves="none"]) &[data-beat]::before': { display: 'none' },
    '&[data-beat="a"]::before': { animation: `${flash} ${vars.motion.oddsFlash} ease-out` },
    '&[data-beat="b"]::before': { animation: `${flashB} ${vars.motion.oddsFlash} ease-out` },
    '&[aria-disabled="true"]': {
      cursor: 'default',
      color: odds.suspended.fg,
      backgroundImage: `repeating-linear-gradient(135deg, ${odds.suspended.bg} 0 ${stripe}, ${vars.color.surface} ${stripe} calc(${stripe} * 2))`,
    },
    '&[aria-pressed="true"]': {
      background: odds.selected.bg,
      color: odds.selected.fg,
      borderColor: 'transparent',
    },
    ':root[data-moves] &[data-move][aria-pressed="true"]': { color: odds.selected.fg },
  },
  '@media': {
    // The ground alone is too faint an edge.
    [contrast]: { borderColor: vars.color.border.strong },
    [pointer]: {
      selectors: {
        // Transition on hover only: a transition on every price change would repaint the page constantly.
        '&:hover': colourFade,
        '&:hover:not([aria-pressed="true"], [aria-disabled="true"])': { background: odds.hover.bg },
        '&:hover:not([aria-pressed="true"], [aria-disabled="true"], [data-move])': { color: odds.hover.fg },
      },
    },
  },
  '@container': {
    [inCompactList]: { selectors: { [`${compactLine} &[data-layout="line"]`]: underLine } },
    [inTable]: {
      selectors: {
        '&[data-layout="auto"]': {
          justifyContent: 'center',
          paddingInline: vars.space.xs,
          vars: inCorner,
        },
        '&[data-layout="line"]': underLine,
      },
    },
    [inRoomyTable]: {
      selectors: {
        '&[data-layout="line"]': {
          flexDirection: 'row',
          justifyContent: 'space-between',
          paddingInline: vars.space.sm,
        },
      },
    },
    [inNarrowMarket]: {
      selectors: {
        '&[data-layout="stacked"]': overPrice,
      },
    },
    [inSnugMarket]: { selectors: { '&[data-layout="snug"]': overPrice } },
    [inSnugList]: {
      selectors: { '&[data-long]': { justifyContent: 'center', paddingInline: vars.space.xs } },
    },
  },
});

export const label = component({
  ...textRules.label,
  ...clamp(2),
  color: odds.label,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  selectors: {
    '[aria-pressed="true"] > &': { color: odds.selectedLabel },
    // A figure never breaks.
    '[data-layout="line"] > &': { overflowWrap: 'normal', minInlineSize: 'min-content' },
  },
  '@container': {
    [inCompactList]: { selectors: { [`${compactLine} [data-layout="line"] > &`]: lineOverPrice } },
    [inTable]: {
      selectors: {
        '[data-layout="auto"] > &': { display: 'none' },
        '[data-layout="line"] > &': lineOverPrice,
      },
    },
    [inNarrowMarket]: {
      selectors: {
        '[data-layout="stacked"] > &': nameOverPrice,
      },
    },
    [inSnugMarket]: { selectors: { '[data-layout="snug"] > &': nameOverPrice } },
    [inSnugList]: { selectors: { '[data-long] > &': { display: 'none' } } },
  },
});

export const price = component({
  ...textRules.name,
  ...figures,
  fontWeight: vars.font.weight.price,
  flexShrink: 0,
  '@container': {
    [inTable]: {
      selectors: {
        '[data-layout="line"] > &': { lineHeight: vars.type.leading.label },
        '[data-long] > &': longPrice,
      },
    },
    [inCompactList]: {
      selectors: {
        '[data-long][data-layout="bare"] > &': longPrice,
        [`${compactLine} [data-layout="line"] > &`]: { lineHeight: vars.type.leading.label },
        [`${compactLine} [data-long][data-layout="line"] > &`]: longPrice,
      },
    },
  },
});

export const vacant = component({
  display: 'block',
  blockSize: '100%',
  minBlockSize: vars.size.odds,
  border: `${hairline} dashed ${vars.color.border.default}`,
  borderRadius: vars.radius.odds,
  '@media': { [contrast]: { borderColor: vars.color.border.strong } },
});

export const unseen = component(unseenWithin);
