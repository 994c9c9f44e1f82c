import { createVar, keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowDeskHeader } from '../../theme/frame.ts';
import { frameTop, statusBar } from '../../theme/frameTop.css.ts';
import { calm, columns, from, hairline, ring, short, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { border, overlay, status, text } = vars.color;
const { space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.lg})` } });
const drop = keyframes({ from: { opacity: 0, transform: `translateY(calc(${space.lg} * -1))` } });
const appear = keyframes({ from: { opacity: 0 } });

/** Distance that the toast has been swiped. */
export const swiped = createVar();

const safe = 'env(safe-area-inset-bottom)';
const aboveNavigation = `calc(${vars.size.nav} + ${space.sm} + ${safe})`;
/** Clears the quick coupon: a touch target with its padding, one step above the navigation. */
const aboveCoupon = `calc(${vars.size.nav} + ${space.md} + ${vars.size.touch} + ${space.sm} * 3 + ${safe})`;

export const region = component({
  position: 'fixed',
  zIndex: stack.toast,
  insetInline: space.md,
  insetBlockEnd: `calc(${space.md} + ${safe})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  maxInlineSize: columns.reading,
  maxBlockSize: `calc(100dvh - ${frameTop} - ${aboveCoupon} - ${space.lg})`,
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  pointerEvents: 'none',
  selectors: {
    '&[data-clear="navigation"]': { insetBlockEnd: aboveNavigation },
    '&[data-clear="coupon"]': { insetBlockEnd: aboveCoupon },
    '&[data-open]': { pointerEvents: 'auto', overflowY: 'auto', overscrollBehavior: 'contain' },
    // Twice for precedence over what the page keeps clear, at all widths.
    '&&[data-room="top"]': { insetBlock: `calc(${frameTop} + ${statusBar} + ${space.sm}) auto` },
    '&&:is([data-room="line"], [data-room="none"])': {
      insetBlock: `calc(${frameTop} + ${statusBar} + ${hairline}) auto`,
    },
    '&&[data-room="none"]': { visibility: 'hidden' },
    '&:empty': { display: 'none' },
  },
  '@media': {
    // The navigation isn't at the edge of a short window.
    [short.any]: {
      maxBlockSize: `calc(100dvh - ${frameTop} - ${space.lg} * 2)`,
      selectors: {
        '&[data-clear="navigation"]': { insetBlockEnd: `calc(${space.sm} + ${safe})` },
        '&[data-clear="coupon"]': { insetBlockEnd: `calc(${vars.size.touch} + ${space.xl} + ${safe})` },
      },
    },
    [from.desk]: {
      insetInline: `auto ${space.lg}`,
      insetBlock: `calc(${belowDeskHeader} + ${space.md}) auto`,
      inlineSize: columns.popup,
      maxBlockSize: `calc(100dvh - ${belowDeskHeader} - ${space.md} * 2)`,
      selectors: {
        '&[data-clear="navigation"]': { insetBlockEnd: 'auto' },
        '&[data-clear="coupon"]': { insetBlockEnd: 'auto' },
        '&&[data-room="top"]': { insetBlockStart: `calc(${belowDeskHeader} + ${space.md})` },
      },
    },
    [from.coupon]: {
      selectors: { '&[data-clear="coupon"]': { insetInlineEnd: `calc(${columns.aside} + ${space.lg})` } },
    },
    [from.huge]: {
      selectors: { '&[data-clear="coupon"]': { insetInlineEnd: `calc(${columns.asideHuge} + ${space.lg})` } },
    },
  },
});

/** Selects a part of a toast that is shown in one line. */
const inLine = ':is([data-room="line"], [data-room="none"]) &';
const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

export const toast = component({
  vars: { [swiped]: '0px' },
  display: 'flex',
  alignItems: 'flex-start',
  flexShrink: 0,
  gap: space.md,
  padding: space.xs,
  paddingInlineStart: space.lg,
  backgroundColor: overlay,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.md,
  pointerEvents: 'auto',
  // Vertical panning scrolls the page; horizontal panning swipes the toast away.
  touchAction: 'pan-y',
  translate: `${swiped} 0`,
  transition: `translate ${vars.motion.fast} ease-out`,
  animation: `${rise} ${vars.motion.normal} ease-out`,
  selectors: {
    '&[data-swiped]': { transition: 'none', opacity: 0.8 },
    ':not([data-room="free"]) > &': { animationName: drop },
    [inLine]: { alignItems: 'center', paddingBlock: 0 },
  },
  '@media': { [from.desk]: { animationName: drop }, [calm]: { animationName: appear, transition: 'none' } },
});

export const sign = component({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  selectors: {
    '&[data-tone="info"]': { color: status.info.fg },
    '&[data-tone="success"]': { color: status.success.fg },
    '&[data-tone="warning"]': { color: status.warning.fg },
    '&[data-tone="danger"]': { color: status.danger.fg },
  },
});

export const words = component({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'center',
  paddingBlock: space.sm,
  overflowWrap: 'anywhere',
  selectors: {
    [inLine]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.sm,
      paddingBlock: 0,
    },
  },
});

export const title = component({
  ...textRules.body,
  fontWeight: vars.font.weight.strong,
  selectors: { [inLine]: { ...oneLine, gridColumn: 1 } },
});

export const count = component({ color: text.muted, fontVariantNumeric: 'tabular-nums' });

export const detail = component({
  ...textRules.label,
  color: text.muted,
  whiteSpace: 'pre-line',
  selectors: { [inLine]: { ...oneLine, gridColumn: 1 } },
});

export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.sm,
  selectors: {
    [inLine]: { flexWrap: 'nowrap', gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: 0 },
  },
});

export const more = component({
  display: 'grid',
  justifyContent: 'end',
  flexShrink: 0,
  pointerEvents: 'auto',
  // Space for the focus ring, which the list clips when it scrolls.
  padding: `calc(${ring} * 2)`,
});
