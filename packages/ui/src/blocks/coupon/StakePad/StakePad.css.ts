import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer, short } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { cellGap } from '../../measures.ts';

const { action, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });

export const keys = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: `minmax(${vars.size.touch}, auto)`,
  gap: cellGap,
  // Three rows, so that the pad fits next to the legs.
  '@media': {
    [short.wide]: { selectors: { '[data-fills] &': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
  },
});

/** Quick amounts; left out where the pad needs their height. */
export const amounts = component({
  '@media': { [short.wide]: { selectors: { '[data-fills] &': { display: 'none' } } } },
});

export const key = component({
  ...colourFade,
  ...textRules.score,
  ...figures,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  background: action.neutral.rest,
  color: action.neutral.fg,
  fontWeight: vars.font.weight.strong,
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:active:enabled': { background: action.neutral.active },
    '&:disabled': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:enabled:not(:active)': { background: action.neutral.hover } } },
  },
});

/** Keys other than digits; the two next to them span two rows each. */
export const acts = componentVariants({
  erase: {
    gridColumn: '4',
    gridRow: '1 / span 2',
    '@media': { [short.wide]: { selectors: { '[data-fills] &': { gridArea: 'auto' } } } },
  },
  done: {
    gridColumn: '4',
    gridRow: '3 / span 2',
    ...textRules.body,
    fontFamily: vars.font.body,
    fontWeight: vars.font.weight.strong,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    background: action.strong.rest,
    color: action.strong.fg,
    selectors: { '&:active:enabled': { background: action.strong.active } },
    '@media': {
      [pointer]: { selectors: { '&:hover:enabled:not(:active)': { background: action.strong.hover } } },
      [short.wide]: { selectors: { '[data-fills] &': { gridArea: 'auto / span 2' } } },
    },
  },
});
