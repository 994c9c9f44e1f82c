import { fallbackVar } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { gutter } from '../../theme/gutter.css.ts';
import { columns, pointer, ring } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';

const { border, text } = vars.color;
const edge = fallbackVar(gutter, '0px');

/** A row of small items has its buttons next to it, and none on touch devices. */
export const root = component({
  minInlineSize: 0,
  selectors: { '&[data-width="content"]': { display: 'flex', alignItems: 'center', gap: vars.space.xs } },
});

export const list = component({
  // Clips text for screen readers, which is placed absolutely, as it clips the slides.
  position: 'relative',
  display: 'flex',
  gap: vars.space.md,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Extends to the edge of the page, so that the next slide enters from there.
  paddingInline: edge,
  marginInline: `calc(${edge} * -1)`,
  scrollPaddingInline: edge,
  outlineOffset: `calc(${ring} * -1)`,
  selectors: { '[data-width="content"] > &': { flex: 1, minInlineSize: 0 } },
});

const slide = { flexShrink: 0, minInlineSize: 0, scrollSnapAlign: 'start' } as const;

export const slides = componentVariants({
  full: { ...slide, inlineSize: '100%' },
  most: { ...slide, inlineSize: `calc(100% - ${vars.space.xxl})`, maxInlineSize: columns.reading },
  content: slide,
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.space.xl,
});

export const place = component({
  ...textRules.label,
  fontVariantNumeric: figures.fontVariantNumeric,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  color: text.muted,
  '@media': { [pointer]: { justifyContent: 'flex-start' } },
});

export const dot = component({
  inlineSize: vars.space.sm,
  blockSize: vars.space.sm,
  borderRadius: vars.radius.full,
  backgroundColor: border.field,
  transition: `background-color ${vars.motion.fast} ease-out`,
  // Also longer, because both colours are the same in forced-colors mode.
  selectors: { '&[data-current]': { backgroundColor: text.default, inlineSize: vars.space.lg } },
});

/** Buttons for mouse users only: touch swipes, and the keyboard scrolls the list itself. */
export const steps = component({
  display: 'none',
  '@media': { [pointer]: { display: 'flex' } },
});
