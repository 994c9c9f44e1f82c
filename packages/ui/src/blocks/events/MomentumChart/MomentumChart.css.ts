import { createVar } from '@vanilla-extract/css';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { forced, hairline, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { momentumHeights } from '../../measures.ts';

const { space } = vars;
const faint = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;
const live = vars.color.header.live;
/** Diameter of the end of a pin, smaller in a thumbnail. */
const pin = createVar();

export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  // Height of the button that is still loading.
  selectors: { '&[data-action]': { minBlockSize: vars.size.touch } },
});

export const content = component({
  flex: 1,
  minInlineSize: 0,
  selectors: { '[data-folded] > &': { visibility: 'hidden' } },
});

/** The time of play runs in the direction of writing. */
export const chart = component({ vars: { [pin]: `calc(${space.xs} * 1.75)` }, position: 'relative' });

export const sizes = componentVariants({
  thumbnail: { vars: { [pin]: space.xs }, blockSize: momentumHeights.thumbnail },
  board: { blockSize: momentumHeights.board },
  hero: { blockSize: momentumHeights.hero },
  wide: { blockSize: momentumHeights.wide },
  tracker: { blockSize: momentumHeights.tracker },
});

export const drawing = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const area = component({
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

const line = { position: 'absolute', insetBlock: 0, inlineSize: hairline } as const;

export const part = component({
  ...line,
  background: faint(28),
  '@media': { [forced]: { background: 'CanvasText' } },
});

/** Time of play that is still to come. */
export const ahead = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  borderBlockStart: `${ring} dotted ${faint(28)}`,
});

export const now = component({
  ...line,
  background: live,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(50% - ${pin} / 2)`,
    insetInlineStart: `calc(${pin} / -2)`,
    inlineSize: pin,
    blockSize: pin,
    borderRadius: vars.radius.full,
    background: live,
  },
  '@media': { [forced]: { background: 'Highlight' } },
});

/** Pin from the middle to the side that scored. */
export const goal = component({
  position: 'absolute',
  inlineSize: hairline,
  insetBlockStart: 0,
  blockSize: '50%',
  background: 'currentColor',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `calc(${pin} / -2)`,
    inlineSize: pin,
    blockSize: pin,
    borderRadius: vars.radius.full,
    background: 'currentColor',
  },
  selectors: {
    '&[data-side="1"]': { insetBlockStart: '50%' },
    '&[data-side="1"]::after': { insetBlockStart: 'auto', insetBlockEnd: 0 },
  },
  '@media': { [forced]: { background: 'CanvasText' } },
});

export const minutes = component({
  ...textRules.note,
  position: 'relative',
  blockSize: '1lh',
  marginBlockStart: space.xs,
  color: faint(74),
});

export const minute = component({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: {
    '&:dir(rtl)': { transform: 'translateX(50%)' },
    '&:first-child': { transform: 'none' },
    '&:last-child': { transform: 'translateX(-100%)' },
    '&:last-child:dir(rtl)': { transform: 'translateX(100%)' },
  },
});
