import { createVar, fallbackVar } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { action, border, surface, sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.lg });
export const tools = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
  gap: vars.space.md,
});
export const group = component({ display: 'grid', gap: vars.space.sm });
/** Length of the longest word of the tiles, in letters of their names. */
export const longestWord = createVar();
/** Width of a letter of the name, that of wide scripts. */
const letter = `calc(${vars.type.size.body} * 0.66)`;
const room = `calc(${fallbackVar(longestWord, '0')} * ${letter} + (${vars.space.md} + ${hairline}) * 2)`;

/** As many columns as have room for the longest word. */
export const tiles = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(6.75em, ${room})), 1fr))`,
  gap: vars.space.sm,
});
export const place = component({ display: 'grid' });

export const tile = component({
  ...colourFade,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '84px',
  padding: vars.space.md,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  background: surface,
  textAlign: 'start',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: border.strong,
      boxShadow: `inset 0 0 0 ${hairline} ${border.strong}`,
    },
    '&[aria-disabled="true"]': { background: sunken, color: text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: action.neutral.hover } } },
  },
});

export const top = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xs,
});
export const logo = component({
  display: 'grid',
  flexShrink: 0,
  overflow: 'hidden',
  selectors: { '[aria-disabled="true"] &': { filter: 'grayscale(1)', opacity: 0.55 } },
});
export const tick = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  background: vars.color.accent.bg,
  color: vars.color.accent.fg,
});
/** Breaks within a word only where it is wider than the whole list. */
const whole = { hyphens: 'auto', overflowWrap: 'break-word' } as const;
export const name = component({
  ...textRules.body,
  ...clamp(3),
  ...whole,
  fontWeight: vars.font.weight.strong,
});
export const entry = component({ ...textRules.note, ...whole, color: text.muted });
export const reason = component({
  ...textRules.note,
  display: 'flex',
  ...whole,
  gap: vars.space.xs,
  color: text.muted,
});
