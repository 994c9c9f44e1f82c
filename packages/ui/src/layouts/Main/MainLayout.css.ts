import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter, inset } from '../../theme/gutter.css.ts';
import { belowDeskHeader } from '../../theme/frame.ts';
import { frameTop, statusBar } from '../../theme/frameTop.css.ts';
import { belowDesk, columns, from, hairline, short, stack, unstuck } from '../../theme/measures.ts';

const { border, canvas, header, nav } = vars.color;
const side = createVar();
const aside = createVar();
const line = `${hairline} solid ${border.default}`;
/** Width that remains of a collapsed panel, for the button that expands it. */
const rail = `calc(${vars.size.touch} + ${hairline})`;
/** Widths at which the menu can be collapsed automatically, because it would take a quarter of the page. */
const low = '(min-width: 1024px) and (max-width: 1365.98px)';
const overlaid = { position: 'absolute', insetBlock: 0, boxShadow: vars.shadow.lg } as const;

export const root = component({
  vars: { [side]: columns.side, [aside]: columns.aside },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${frameTop})`,
  backgroundColor: canvas,
  '@media': { [from.huge]: { vars: { [side]: columns.sideHuge, [aside]: columns.asideHuge } } },
});

/** Column widths of the page; a collapsed panel leaves a rail. */
export const middleSides = component({
  selectors: {
    '&[data-kind="account"]': { vars: { [side]: columns.account } },
    '&[data-kind="casino"]': { vars: { [side]: columns.casino } },
    '&[data-side="hidden"]': { vars: { [side]: rail } },
    '&[data-aside="hidden"]': { vars: { [aside]: rail } },
  },
  '@media': { [low]: { selectors: { '&[data-side="low"]': { vars: { [side]: rail } } } } },
});

export const top = component({
  position: 'sticky',
  insetBlockStart: frameTop,
  zIndex: stack.header,
  // The header's background extends under a phone's status bar.
  paddingBlockStart: statusBar,
  backgroundColor: header.bg,
  color: header.fg,
  // A header of the page's own is tall: on phones it scrolls with the page, which leaves the top to sticky elements
  // below it.
  selectors: { '&[data-own]': { position: 'relative', insetBlockStart: 'auto' } },
  '@media': {
    [from.desk]: { selectors: { '&[data-own]': { position: 'sticky', insetBlockStart: frameTop } } },
    [short.any]: { selectors: { '&&': unstuck } },
  },
});

export const phoneTop = component({ '@media': { [from.desk]: { display: 'none' } } });

export const deskTop = component({
  selectors: { '&[data-replaced]': { display: 'none' } },
  '@media': { [from.desk]: { selectors: { '&[data-replaced]': { display: 'block' } } } },
});

export const middle = component({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: columns.page,
  marginInline: 'auto',
  '@media': {
    [from.desk]: { selectors: { '&[data-side]': { gridTemplateColumns: `${side} minmax(0, 1fr)` } } },
    [from.coupon]: {
      selectors: {
        '&[data-aside]': { gridTemplateColumns: `minmax(0, 1fr) ${aside}` },
        '&[data-side][data-aside]': { gridTemplateColumns: `${side} minmax(0, 1fr) ${aside}` },
      },
    },
  },
});

/** Side columns of short windows, from which the header scrolls away. */
const shortColumn = { insetBlockStart: frameTop, blockSize: `calc(100dvh - ${frameTop})` } as const;

const column = {
  position: 'sticky',
  insetBlockStart: belowDeskHeader,
  alignSelf: 'start',
  blockSize: `calc(100dvh - ${belowDeskHeader})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;

export const sideColumn = component({
  display: 'none',
  backgroundColor: nav.bg,
  borderInlineEnd: line,
  '@media': {
    [from.desk]: { ...column, display: 'flex', flexDirection: 'column' },
    [short.any]: shortColumn,
  },
  selectors: { '&:not([data-state="shown"])': { zIndex: stack.bar, overflow: 'visible' } },
});

const awayAtStart = {
  ...overlaid,
  insetInlineStart: 0,
  inlineSize: columns.side,
  backgroundColor: nav.bg,
  borderInlineEnd: line,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast} ease-out`,
} as const;
const inSight = { opacity: 1, pointerEvents: 'auto' } as const;

/**
 * Menu panel. A collapsed menu overlays the page while it is hovered, has keyboard focus or is forced open. Focus
 * from the click that collapsed it doesn't reopen it.
 */
export const sidePanel = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: vars.space.sm,
  paddingBlockStart: vars.space.md,
  selectors: {
    '[data-state="hidden"] > &': awayAtStart,
    '[data-state="hidden"]:is(:hover, :has(:focus-visible), [data-open]) > &': inSight,
  },
  '@media': {
    [low]: {
      selectors: {
        '[data-state="low"] > &': awayAtStart,
        '[data-state="low"]:is(:hover, :has(:focus-visible), [data-open]) > &': inSight,
      },
    },
  },
});

/** Button at the edge of a panel; above a panel that overlays the page. */
export const toggle = component({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
});

export const asideColumn = component({
  display: 'none',
  backgroundColor: vars.color.coupon.bg,
  borderInlineStart: line,
  '@media': {
    [from.coupon]: { ...column, display: 'flex', flexDirection: 'column' },
    [short.any]: shortColumn,
  },
});

export const asidePanel = component({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  selectors: { '[data-state="hidden"] > &': { display: 'none' } },
});

/** Page with its notices and its footer. */
export const page = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Bottom padding so that the fixed bars don't cover the last line.
  paddingBlockEnd: `calc(${vars.size.nav} + env(safe-area-inset-bottom))`,
  selectors: {
    '&[data-quick]': {
      paddingBlockEnd: `calc(${vars.size.nav} * 2 + ${vars.space.md} + env(safe-area-inset-bottom))`,
    },
    '&[data-fill]': { paddingBlockEnd: 0 },
  },
  '@media': {
    [from.desk]: { paddingBlockEnd: 0 },
    [from.coupon]: { selectors: { '&[data-quick]': { paddingBlockEnd: 0 } } },
    // The navigation follows the page.
    [short.any]: { selectors: { '&&': { paddingBlockEnd: 0 } } },
  },
});

export const content = component({
  vars: { [gutter]: vars.space.md, [inset]: vars.space.xs },
  flex: 1,
  minInlineSize: 0,
  paddingInline: gutter,
  paddingBlock: `${vars.space.md} ${vars.space.xl}`,
  outline: 'none',
  selectors: {
    '&[data-flush]': { paddingBlockStart: 0, paddingInline: 0 },
    '&[data-fill]': { display: 'flex', flexDirection: 'column', padding: 0 },
  },
  '@media': {
    // The footer begins below the window, so that content that arrives late doesn't move it in sight.
    [belowDesk]: {
      selectors: {
        '&:not([data-fill])': { minBlockSize: `calc(100svh - ${frameTop} - ${vars.size.header})` },
      },
    },
    [from.desk]: {
      vars: { [gutter]: vars.space.lg, [inset]: '0px' },
      paddingBlockStart: vars.space.lg,
      selectors: { '&:not([data-fill])': { minBlockSize: `calc(100svh - ${belowDeskHeader})` } },
    },
  },
});

export const bottom = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: stack.bar,
  // Only the bars take pointer events; the page between them remains clickable.
  pointerEvents: 'none',
  '@media': { [short.any]: unstuck },
});

export const quick = component({
  pointerEvents: 'auto',
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.md,
  selectors: { '&:last-child': { paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))` } },
  '@media': {
    [from.desk]: { inlineSize: `min(100%, ${columns.reading})`, marginInlineStart: 'auto' },
    [from.coupon]: { selectors: { '&:not([data-alone])': { display: 'none' } } },
    // The only bar that stays: the way to a coupon with selections.
    [short.any]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      inlineSize: `min(100%, ${columns.reading})`,
      marginInlineStart: 'auto',
      paddingBlockEnd: `calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
    },
  },
});

/** Above the coupon and the navigation, without covering them. */
export const cookies = component({
  pointerEvents: 'auto',
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.md,
  selectors: { '&:last-child': { paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))` } },
  '@media': { [from.desk]: { inlineSize: `min(100%, ${columns.page} / 2)`, marginInline: 'auto' } },
});

export const navigation = component({
  pointerEvents: 'auto',
  '@media': { [from.desk]: { display: 'none' } },
});
