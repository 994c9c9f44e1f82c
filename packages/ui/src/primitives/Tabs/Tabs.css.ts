import { createVar } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusColour } from '../../theme/focus.css.ts';
import { hairline, pointer } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { border, header, text } = vars.color;
const idle = createVar();
const current = createVar();
const line = createVar();
const thickness = `calc(${vars.space.xxs} * 1.5)`;

export const root = component({ minInlineSize: 0 });

export const list = component({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const tones = componentVariants({
  header: {
    vars: { [idle]: header.muted, [current]: header.fg, [line]: header.line, [focusColour]: header.fg },
  },
  surface: {
    vars: { [idle]: text.muted, [current]: text.default, [line]: text.default },
    boxShadow: `inset 0 calc(${hairline} * -1) 0 ${border.default}`,
  },
});

export const tab = component({
  ...textRules.body,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flexShrink: 0,
  minBlockSize: vars.size.tabs,
  paddingInline: vars.space.md,
  color: idle,
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
  outlineOffset: `calc(${thickness} * -1)`,
  transition: `color ${vars.motion.fast} ease-out`,
  selectors: {
    '&[aria-current="page"], &[data-state="active"]': { color: current },
    '&[aria-current="page"]::after, &[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: thickness,
      backgroundColor: line,
    },
  },
  '@media': { [pointer]: { selectors: { '&:hover': { color: current } } } },
});

export const panel = component({ outlineOffset: 0 });
