import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { pointer, ring, touchOnly } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';

const { border, sunken, tile } = vars.color;
const { space } = vars;
const radius = `min(${vars.radius.tile}, ${space.md})`;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  minInlineSize: 0,
  aspectRatio: '3 / 4',
  borderRadius: radius,
  boxShadow: vars.shadow.sm,
  // A long press opens the sheet, not the browser's preview of the link.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-shape="wide"]': { aspectRatio: '16 / 9' },
    '&:focus-within:has(:focus-visible)': {
      outline: `${ring} solid ${border.focus}`,
      outlineOffset: ring,
    },
  },
  '@media': {
    [pointer]: {
      selectors: {
        '&:hover:not([data-closed], [data-ghost])': {
          boxShadow: `0 0 0 ${ring} ${vars.color.canvas}, 0 0 0 calc(${ring} * 2) ${tile.hoverRing}`,
        },
      },
    },
  },
});

export const picture = component({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: radius,
  backgroundColor: sunken,
  selectors: { '[data-closed] > &': { opacity: 0.45 } },
});

/** Link whose area covers the whole tile. */
export const way = component({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'hidden',
  borderRadius: radius,
  // The focus ring surrounds the tile.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Dark layer with the facts of a game, over hovered and focused tiles. */
export const veil = component({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: space.sm,
  overflow: 'hidden',
  borderRadius: radius,
  backgroundImage: `linear-gradient(${tile.scrim}, ${tile.bg} 70%)`,
  color: tile.fg,
  opacity: 0,
  // Presses reach the link below, except on “Demo”.
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast} ease-out`,
  selectors: { 'article:has(:focus-visible) > &': { opacity: 1 } },
  '@media': { [pointer]: { selectors: { 'article:hover > &': { opacity: 1 } } } },
});

export const title = component({
  ...textRules.label,
  ...clamp(2),
  fontWeight: vars.font.weight.strong,
  selectors: { '[data-shape="wide"] &': { WebkitLineClamp: 1 } },
});

export const facts = component({
  ...textRules.note,
  ...clamp(3),
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  selectors: { '[data-shape="wide"] &': { display: 'none' } },
});

/** “Play” and “Demo” have equal sizes. */
export const actions = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlockStart: space.xs,
});

const button = {
  ...textRules.label,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: space.xxl,
  paddingInline: space.xs,
  borderRadius: `min(${vars.radius.control}, ${space.sm})`,
  fontWeight: vars.font.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

export const play = component({ ...button, backgroundColor: tile.fg, color: tile.bg });

export const demo = component({
  ...button,
  overflow: 'visible',
  backgroundColor: `color-mix(in oklab, ${tile.fg} 22%, ${tile.bg})`,
  color: tile.fg,
  vars: { [focusColour]: tile.fg, [focusOffset]: `calc(${ring} * -2)` },
  selectors: {
    '&::after': touchArea,
    'article:has(:focus-visible) &': { pointerEvents: 'auto' },
  },
  '@media': { [pointer]: { selectors: { 'article:hover &': { pointerEvents: 'auto' } } } },
});

export const jackpot = component({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  maxInlineSize: `calc(100% - ${space.sm} * 2)`,
  display: 'flex',
});

export const closed = component({
  ...textRules.label,
  position: 'absolute',
  // Above the name, which stays readable.
  insetInlineStart: space.sm,
  insetBlockStart: space.sm,
  maxInlineSize: `calc(100% - ${space.sm} * 2)`,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: `min(${vars.radius.control}, ${space.sm})`,
  backgroundColor: tile.bg,
  color: tile.fg,
  fontWeight: vars.font.weight.strong,
});

/** Touch screens have the star in the game's sheet. */
export const star = component({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  vars: { [focusColour]: tile.fg, [focusOffset]: `calc(${ring} * -2)` },
  color: tile.fg,
  opacity: 0,
  selectors: { 'article:has(:focus-visible) > &': { opacity: 1 } },
  '@media': {
    [pointer]: { selectors: { 'article:hover > &': { opacity: 1 } } },
    [touchOnly]: { display: 'none' },
  },
});
