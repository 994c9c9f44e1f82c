import { createContainer, fallbackVar } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { phoneBar } from '../../../theme/frame.ts';
import { frameTop, statusBar } from '../../../theme/frameTop.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { from, short, stack } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { namesBelow } from '../../measures.ts';

const { header } = vars.color;
const { touch } = vars.size;

export const root = component({
  position: 'sticky',
  insetBlockStart: frameTop,
  // In front of a goal, which it is when the page is scrolled.
  zIndex: stack.bar + 2,
  display: 'grid',
  gridTemplateColumns: `${touch} minmax(0, 1fr) minmax(${touch}, auto)`,
  alignItems: 'center',
  blockSize: phoneBar,
  // The page's content begins at the same height with and without the bar.
  marginBlockEnd: `calc(${phoneBar} * -1)`,
  marginInline: `calc(${fallbackVar(gutter, '0px')} * -1)`,
  paddingBlockStart: statusBar,
  paddingInline: vars.space.xs,
  background: header.bg,
  color: header.fg,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.fast} ease-out`,
  vars: { [focusColour]: header.fg },
  selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible' } },
  '@media': { [from.desk]: { display: 'none' }, [short.any]: { display: 'none' } },
});

/** Container of the match, in which names are left out where text is large. */
const slim = createContainer('slim');

export const match = component({
  containerType: 'inline-size',
  containerName: slim,
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
});

const text = {
  ...textRules.label,
  ...clamp(2),
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
} as const;

/** Name of an event without sides. */
export const name = component(text);

export const team = component({
  ...text,
  selectors: { '&:first-child': { textAlign: 'end' } },
  '@container': { [`${slim} ${namesBelow}`]: { display: 'none' } },
});

export const score = component({
  ...textRules.title,
  display: 'inline-flex',
  gap: vars.space.xxs,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-form="long"]': textRules.score },
});

export const state = component({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  maxInlineSize: `calc(${touch} * 2)`,
  paddingInline: vars.space.xs,
});
