import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { frameTop, statusBar } from '../../theme/frameTop.css.ts';
import { gutter } from '../../theme/gutter.css.ts';
import { calm, columns, from, hairline, ring, short, stack } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const settle = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.sm})` } });

/**
 * Height that the browser has scrolled out of view at the top, and height covered by its on-screen keyboard at the
 * bottom.
 */
export const above = createVar();
export const covered = createVar();
const top = `calc(${frameTop} + ${fallbackVar(above, '0px')})`;
const keyboard = fallbackVar(covered, '0px');
const visible = `100dvh - ${top} - ${keyboard}`;

/** Inline direction of a drawer's animation: 1 in left-to-right text, -1 in right-to-left text. */
const sign = createVar();
const slideIn = keyframes({ from: { transform: `translateX(calc(100% * ${sign}))` } });
const slideOut = keyframes({ to: { transform: `translateX(calc(100% * ${sign}))` } });

/** Distance that the player has pulled a sheet down. */
export const pulled = createVar();

const moves = (open: string, closed: string) => ({
  '&[data-state="open"]': { animation: `${open} ${vars.motion.normal} ease-out` },
  '&[data-state="closed"]': { animation: `${closed} ${vars.motion.normal} ease-in forwards` },
});

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: stack.overlay,
  backgroundColor: vars.color.scrim,
  selectors: moves(appear, vanish),
});

const panel = {
  position: 'fixed',
  zIndex: stack.overlay,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface,
  color: vars.color.text.default,
  boxShadow: vars.shadow.lg,
  outline: 'none',
} as const;

/** In a short window everything scrolls as a whole. */
const whole = { [short.any]: { overflowY: 'auto', overscrollBehavior: 'contain' } } as const;
const shortDialog = {
  insetBlockStart: `calc(${vars.space.sm} + ${top})`,
  insetBlockEnd: `calc(${vars.space.sm} + ${keyboard})`,
  maxBlockSize: `calc(${visible} - ${vars.space.sm} * 2)`,
} as const;

const asDialog = {
  insetInline: vars.space.lg,
  insetBlockStart: `calc(${vars.space.xl} + ${top})`,
  insetBlockEnd: `calc(${vars.space.xl} + ${keyboard})`,
  margin: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: `calc(${visible} - ${vars.space.xl} * 2)`,
  inlineSize: `min(100% - ${vars.space.lg} * 2, ${columns.reading})`,
  borderRadius: vars.radius.sheet,
} as const;

export const modal = component({
  ...panel,
  ...asDialog,
  selectors: moves(settle, vanish),
  '@media': {
    [short.any]: { ...whole[short.any], ...shortDialog },
    [calm]: { selectors: moves(appear, vanish) },
  },
});

export const full = component({
  ...panel,
  insetInline: 0,
  insetBlockStart: top,
  insetBlockEnd: keyboard,
  paddingBlock: `${statusBar} env(safe-area-inset-bottom)`,
  selectors: moves(settle, vanish),
  '@media': { ...whole, [calm]: { selectors: moves(appear, vanish) } },
});

export const wide = component({
  ...panel,
  insetInline: 0,
  insetBlockStart: `calc(${vars.space.md} + ${top})`,
  insetBlockEnd: `calc(${vars.space.md} + ${keyboard})`,
  margin: 'auto',
  inlineSize: '95%',
  blockSize: 'fit-content',
  maxBlockSize: `calc(${visible} - ${vars.space.md} * 2)`,
  borderRadius: vars.radius.sheet,
  selectors: moves(settle, vanish),
  '@media': { ...whole, [calm]: { selectors: moves(appear, vanish) } },
});

export const drawer = component({
  ...panel,
  insetBlockStart: top,
  insetBlockEnd: keyboard,
  inlineSize: `min(100% - ${vars.space.xxl} - ${vars.space.lg}, ${columns.drawer})`,
  paddingBlock: `${statusBar} env(safe-area-inset-bottom)`,
  selectors: moves(slideIn, slideOut),
  '@media': { ...whole, [calm]: { selectors: moves(appear, vanish) } },
});

export const sides = componentVariants({
  start: {
    insetInlineStart: 0,
    vars: { [sign]: '-1' },
    selectors: { '&:dir(rtl)': { vars: { [sign]: '1' } } },
  },
  end: { insetInlineEnd: 0, vars: { [sign]: '1' }, selectors: { '&:dir(rtl)': { vars: { [sign]: '-1' } } } },
});

export const sheet = component({
  ...panel,
  insetInline: 0,
  insetBlockEnd: keyboard,
  maxBlockSize: `calc(${visible} - ${vars.space.xxl})`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  translate: `0 ${pulled}`,
  vars: { [pulled]: '0px' },
  selectors: moves(rise, sink),
  '@media': {
    [from.desk]: { ...asDialog, paddingBlockEnd: 0, selectors: moves(settle, vanish) },
    [short.any]: {
      ...whole[short.any],
      maxBlockSize: `calc(${visible} - ${vars.space.sm})`,
      selectors: {
        '&[data-fills]': {
          insetInline: 0,
          insetBlock: `${top} ${keyboard}`,
          inlineSize: 'auto',
          blockSize: 'auto',
          maxBlockSize: 'none',
          borderRadius: 0,
          paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
          scrollPaddingBlockEnd: `calc(${vars.size.touch} + ${vars.space.xl})`,
        },
      },
    },
    [short.wide]: {
      selectors: {
        '&[data-fills]': {
          display: 'grid',
          gridTemplate: `
            "head head" auto
            "content lead" auto
            "content foot" minmax(0, 1fr) / minmax(0, 1fr) min(50%, 380px)`,
          overflowY: 'hidden',
        },
      },
    },
    [calm]: { selectors: moves(appear, vanish) },
  },
});

export const grabber = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: vars.space.xl,
  // The title row completes the touch target's height.
  marginBlockEnd: `calc(${vars.space.sm} * -1)`,
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: `calc(${vars.space.lg} * 2.5)`,
      blockSize: vars.space.xs,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border.default,
    },
  },
  '@media': {
    [from.desk]: { display: 'none' },
    [short.any]: { selectors: { '[data-fills] > &': { display: 'none' } } },
  },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.sm,
  '@media': {
    [short.any]: {
      minBlockSize: vars.size.touch,
      selectors: {
        '[data-fills] > &': {
          gridArea: 'head',
          borderBlockEnd: `${hairline} solid ${vars.color.border.default}`,
        },
      },
    },
  },
});

export const title = component({ ...textRules.section, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = component({
  ...textRules.body,
  flexShrink: 0,
  color: vars.color.text.muted,
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.md,
});

export const body = component({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  vars: { [gutter]: vars.space.lg },
  outlineOffset: `calc(${ring} * -1)`,
  paddingInline: vars.space.lg,
  paddingBlock: `${vars.space.xxs} ${vars.space.md}`,
  selectors: { '&:last-child': { paddingBlockEnd: vars.space.lg } },
  '@media': {
    [short.any]: { flexShrink: 0, overflowY: 'visible' },
    // Its children are in the panel's columns.
    [short.wide]: { selectors: { '[data-fills] > &': { display: 'contents' } } },
  },
});

export const flush = component({ paddingInline: 0, paddingBlockEnd: 0 });

export const foot = component({
  display: 'grid',
  // A single action takes the full width; two share it.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  flexShrink: 0,
  gap: vars.space.sm,
  padding: vars.space.lg,
  borderBlockStart: `${hairline} solid ${vars.color.border.default}`,
  // Overlaps the last hairline of a list above, so that there are never two hairlines next to each other.
  position: 'relative',
  marginBlockStart: `calc(${hairline} * -1)`,
  '@media': {
    [short.wide]: {
      selectors: {
        '[data-fills] > &': {
          gridArea: 'foot',
          alignContent: 'start',
          overflowY: 'auto',
          paddingBlock: `${vars.space.sm} 0`,
          borderBlockStartWidth: 0,
          borderInlineStart: `${hairline} solid ${vars.color.border.default}`,
        },
      },
    },
    // Its action sticks to the bottom of the panel, in which it therefore has to be.
    [short.narrow]: { selectors: { '[data-fills] > &': { display: 'contents' } } },
  },
});

/** Centred column in a panel as wide as the page. */
export const column = component({
  paddingInline: `max(${vars.space.lg}, calc((100% - ${columns.reading}) / 2))`,
});
