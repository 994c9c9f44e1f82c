import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';
import { inBeside, inWide } from './board.css.ts';

const { header } = vars.color;
const reversed = (side: 'home' | 'away') =>
  ({ [`&[data-side="${side}"]`]: { flexDirection: 'row-reverse' } }) as const;

export const team = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  '@container': {
    // Crests at the outer sides.
    [inBeside]: { flexDirection: 'row', selectors: reversed('away') },
    // Crests next to the score.
    [inWide]: { selectors: { ...reversed('home'), '&[data-side="away"]': { flexDirection: 'row' } } },
  },
});

export const crest = component({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  // The star is below the crest, which stays uncovered.
  selectors: { '&[data-star]': { paddingBlockEnd: vars.space.lg } },
  '@container': {
    [inWide]: {
      display: 'flex',
      selectors: {
        '&[data-star]': { paddingBlockEnd: 0 },
        '[data-side="home"] > &': { flexDirection: 'row-reverse' },
      },
    },
  },
});

export const name = component({
  ...textRules.label,
  position: 'relative',
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  selectors: {
    // A name of one line is a target too.
    'a&': { display: 'grid', alignContent: 'center', minBlockSize: vars.space.xl },
    'a&::after': touchArea,
  },
  '@media': { [pointer]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
  '@container': {
    [inBeside]: {
      flex: 1,
      textAlign: 'start',
      selectors: { '[data-side="away"] > &': { textAlign: 'end' } },
    },
    [inWide]: {
      ...textRules.name,
      flex: '0 1 auto',
    },
  },
});

export const label = component(clamp(3));

/** Star below the crest; the crest is part of its touch area. */
export const star = component({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(${vars.space.xxs} * -1)`,
  display: 'grid',
  placeItems: 'end center',
  borderRadius: vars.radius.control,
  color: header.muted,
  selectors: { '&[aria-pressed="true"]': { color: header.fg } },
  '@container': { [inWide]: { position: 'static', placeItems: 'center', minInlineSize: vars.space.xxl } },
});
