import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';
import { card } from '../../rules.ts';

const { action, sunken, text, tile } = vars.color;
const { space } = vars;

/** Tile radius of the brand minus the hairline border. */
const inner = `calc(${vars.radius.tile} - ${hairline})`;

export const root = component({
  ...card,
  vars: { [focusOffset]: `calc(${ring} * -1)` },
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.tile,
  transition: `box-shadow ${vars.motion.fast} ease-out`,
  '@media': {
    [pointer]: {
      selectors: {
        '&:hover:not([data-closed], [data-ghost])': {
          boxShadow: `0 0 0 ${ring} ${tile.hoverRing}, ${vars.shadow.md}`,
        },
      },
    },
  },
});

export const picture = component({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: `${inner} ${inner} 0 0`,
  backgroundColor: tile.bg,
  selectors: {
    // Height of one or two rows of standard tiles, also without standard tiles next to it.
    '[data-size="wide"] > &': { aspectRatio: '2 / 1', borderRadius: inner },
    '[data-size="tall"] > &': { aspectRatio: '1 / 2', borderRadius: inner },
    '[data-ghost] > &': { backgroundColor: sunken },
  },
});

export const caption = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(${vars.size.touch} + ${space.lg})`,
  paddingInline: `calc(${space.sm} + ${space.xxs})`,
  paddingBlock: space.sm,
  selectors: {
    // Large tiles show the name on the thumbnail, over a gradient of the tile's background.
    '[data-size="wide"] > &, [data-size="tall"] > &': {
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      insetBlockEnd: 0,
      alignContent: 'end',
      paddingInline: space.md,
      paddingBlock: `${space.xxl} ${space.md}`,
      borderRadius: `0 0 ${inner} ${inner}`,
      color: tile.fg,
      backgroundImage: `linear-gradient(to top, ${tile.bg} 30%, transparent)`,
    },
  },
});

export const title = component({
  ...textRules.body,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '[data-size="wide"] &, [data-size="tall"] &': { ...textRules.section },
    '[data-closed] &': { color: text.muted },
  },
});

/** Link on the name whose hit area covers the whole tile. */
export const way = component({
  ...clamp(1),
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: inner },
    // The focus ring surrounds the whole tile instead of the text.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${ring} solid ${vars.color.border.focus}`,
      outlineOffset: ring,
    },
  },
});

export const provider = component({
  ...textRules.label,
  ...oneLine,
  color: text.muted,
  selectors: { '[data-size="wide"] &, [data-size="tall"] &': { color: 'inherit' } },
});

export const veil = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: tile.scrim,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ease-out`,
  selectors: { 'article:focus-within > * > &': { opacity: 1 } },
  '@media': { [pointer]: { selectors: { 'article:hover > * > &': { opacity: 1 } } } },
});

export const play = component({
  ...textRules.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.chip,
  paddingInline: space.lg,
  borderRadius: vars.radius.control,
  backgroundColor: action.primary.rest,
  color: action.primary.fg,
  fontWeight: vars.font.weight.strong,
  // Leaves space for “Demo” below.
  marginBlockEnd: space.xl,
});

export const demo = component({
  ...textRules.label,
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: `calc(50% - ${space.xs})`,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: tile.bg,
  color: tile.fg,
  fontWeight: vars.font.weight.strong,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast} ease-out`,
  vars: { [focusColour]: tile.fg, [focusOffset]: `calc(${ring} * -2)` },
  selectors: { '&::after': touchArea, 'article:focus-within > &': { opacity: 1, pointerEvents: 'auto' } },
  '@media': {
    [pointer]: { selectors: { 'article:hover > &': { opacity: 1, pointerEvents: 'auto' } } },
  },
});

export const badges = component({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  insetInlineEnd: space.sm,
  display: 'flex',
  gap: space.xs,
  // Leaves space for the favourite button in the corner.
  selectors: { '[data-starred] > * > &': { insetInlineEnd: vars.size.touch } },
});

export const badge = component({
  ...textRules.note,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  paddingInline: `calc(${space.xs} + ${space.xxs})`,
  paddingBlock: space.xxs,
  borderRadius: `min(${vars.radius.odds}, ${space.sm})`,
  backgroundColor: tile.badgeBg,
  color: tile.badgeFg,
  fontWeight: vars.font.weight.price,
  textTransform: 'uppercase',
  selectors: { '&[data-quiet]': { backgroundColor: tile.bg, color: tile.fg } },
});

export const badgeWord = component({ ...oneLine, minInlineSize: 0 });

export const jackpot = component({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInline: space.sm,
  display: 'flex',
  selectors: {
    // Above the name's gradient.
    '[data-size="wide"] &, [data-size="tall"] &': { insetBlockEnd: `calc(${space.xxl} * 2 + ${space.sm})` },
  },
});

export const closed = component({
  ...textRules.label,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  paddingInline: space.md,
  backgroundColor: `color-mix(in oklab, ${tile.bg} 95%, transparent)`,
  color: tile.fg,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
});

export const star = component({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  vars: { [focusColour]: tile.fg, [focusOffset]: `calc(${ring} * -2)` },
  color: tile.fg,
});
