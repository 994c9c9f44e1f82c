import { fallbackVar } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { card as cardRule, sideways } from '../../rules.ts';

const { action, text } = vars.color;
const { space } = vars;
const edge = fallbackVar(gutter, space.xs);

export const root = component({
  gap: space.sm,
  selectors: {
    '&[data-layout="row"]': {
      ...sideways,
      paddingBlock: space.xs,
      paddingInline: edge,
      marginInline: `calc(${edge} * -1)`,
      scrollPaddingInline: edge,
    },
    '&[data-layout="grid"]': {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.touch} * 3)), 1fr))`,
    },
  },
});

export const cell = component({
  minInlineSize: 0,
  selectors: { '[data-layout="row"] > &': { flex: `0 0 calc(${vars.size.touch} * 3)` } },
});

export const card = component({
  ...cardRule,
  ...colourFade,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  blockSize: '100%',
  minBlockSize: `calc(${vars.size.touch} * 1.75)`,
  padding: space.sm,
  textAlign: 'center',
  '@media': { [pointer]: { selectors: { '&:hover': { backgroundColor: action.neutral.hover } } } },
});

export const name = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.strong });

export const logo = component({
  blockSize: space.xl,
  maxInlineSize: '100%',
  objectFit: 'contain',
});

export const count = component({ ...textRules.note, color: text.muted, fontVariantNumeric: 'tabular-nums' });
