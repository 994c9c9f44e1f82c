import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter } from '../../theme/gutter.css.ts';
import { deskHeader } from '../../theme/frame.ts';
import { columns, from, hairline, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { border, canvas, header, nav, surface } = vars.color;
const side = createVar();
const aside = createVar();
const line = `${hairline} solid ${border.default}`;

export const root = component({
  vars: { [side]: columns.side, [aside]: columns.aside },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  backgroundColor: canvas,
  '@media': { [from.huge]: { vars: { [side]: columns.sideHuge, [aside]: columns.asideHuge } } },
});

export const skip = component({
  ...textRules.body,
  position: 'fixed',
  zIndex: stack.toast,
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: surface,
  color: vars.color.text.default,
  boxShadow: vars.shadow.lg,
  fontWeight: vars.font.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const top = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.header,
  // The header's ground reaches under a phone's status bar.
  paddingBlockStart: 'env(safe-area-inset-top)',
  backgroundColor: header.bg,
  color: header.fg,
  // A page's own head is tall: on phones it goes with the page, and leaves the room to what sticks below it.
  selectors: { '&[data-own]': { position: 'relative' } },
  '@media': { [from.desk]: { selectors: { '&[data-own]': { position: 'sticky' } } } },
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

const column = {
  position: 'sticky',
  insetBlockStart: deskHeader,
  alignSelf: 'start',
  blockSize: `calc(100dvh - ${deskHeader})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;

export const sideColumn = component({
  display: 'none',
  backgroundColor: nav.bg,
  borderInlineEnd: line,
  '@media': {
    [from.desk]: { ...column, display: 'block', padding: vars.space.sm, paddingBlockStart: vars.space.md },
  },
});

export const asideColumn = component({
  display: 'none',
  backgroundColor: vars.color.coupon.bg,
  borderInlineStart: line,
  '@media': { [from.coupon]: { ...column, display: 'flex', flexDirection: 'column' } },
});

export const content = component({
  vars: { [gutter]: vars.space.md },
  minInlineSize: 0,
  paddingInline: gutter,
  // What lies over the bottom of the page must not cover its last line.
  paddingBlock: `${vars.space.md} calc(${vars.size.nav} + ${vars.space.xl} + env(safe-area-inset-bottom))`,
  outline: 'none',
  selectors: {
    '&[data-quick]': {
      paddingBlockEnd: `calc(${vars.size.nav} * 2 + ${vars.space.xxl} + env(safe-area-inset-bottom))`,
    },
    '&[data-flush]': { paddingBlockStart: 0, paddingInline: 0 },
  },
  '@media': {
    [from.desk]: { vars: { [gutter]: vars.space.lg }, paddingBlockStart: vars.space.lg },
    [from.coupon]: {
      paddingBlockEnd: vars.space.xl,
      selectors: { '&[data-quick]': { paddingBlockEnd: vars.space.xl } },
    },
  },
});

export const bottom = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: stack.bar,
  // Only the bars take a touch; what is seen between them stays within reach.
  pointerEvents: 'none',
});

export const quick = component({
  pointerEvents: 'auto',
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.md,
  selectors: { '&:last-child': { paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))` } },
  '@media': {
    [from.desk]: { inlineSize: `min(100%, ${columns.reading})`, marginInlineStart: 'auto' },
    [from.coupon]: { display: 'none' },
  },
});

export const navigation = component({
  pointerEvents: 'auto',
  '@media': { [from.desk]: { display: 'none' } },
});
