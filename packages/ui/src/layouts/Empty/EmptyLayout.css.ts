import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { frameTop, statusBar } from '../../theme/frameTop.css.ts';
import { focusColour } from '../../theme/focus.css.ts';
import { gutter, inset } from '../../theme/gutter.css.ts';
import { columns, from, hairline, short, stack, unstuck } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';

const { canvas, header } = vars.color;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${frameTop})`,
  backgroundColor: canvas,
});

export const top = component({
  vars: { [focusColour]: header.fg },
  paddingBlockStart: statusBar,
  backgroundColor: header.bg,
  boxShadow: `inset 0 calc(${hairline} * -1) 0 ${header.border}`,
  color: header.fg,
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  minBlockSize: vars.size.header,
  paddingInline: `${vars.space.md} ${vars.space.lg}`,
  maxInlineSize: columns.page,
  marginInline: 'auto',
  '@media': {
    [from.desk]: {
      minBlockSize: `calc(${vars.size.header} + ${vars.space.sm})`,
      paddingInline: vars.space.lg,
    },
  },
});

export const tools = component({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const content = component({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  vars: { [gutter]: vars.space.md, [inset]: vars.space.xs },
  '@media': { [from.desk]: { vars: { [inset]: '0px' } } },
  paddingInline: gutter,
  paddingBlock: `${vars.space.xl} calc(${vars.space.xxl} + env(safe-area-inset-bottom))`,
  outline: 'none',
});

export const middle = component({ display: 'grid', alignContent: 'center' });

/** Page that extends to the edges of the window. */
export const whole = component({ flex: 1, minInlineSize: 0, outline: 'none' });

/** Bar that sticks to the bottom of the window and ends with it. */
export const over = component({
  position: 'sticky',
  zIndex: stack.bar,
  insetBlockEnd: 0,
  inlineSize: '100%',
  maxInlineSize: `calc(${columns.reading} * 2)`,
  marginInline: 'auto',
  padding: vars.space.md,
  paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
  '@media': { [short.any]: unstuck },
});

export const foot = component({
  ...textRules.label,
  inlineSize: '100%',
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  paddingInline: vars.space.lg,
  paddingBlock: `0 calc(${vars.space.xl} + env(safe-area-inset-bottom))`,
  color: vars.color.text.muted,
  textAlign: 'center',
});
