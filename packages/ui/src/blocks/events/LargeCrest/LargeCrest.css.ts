import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inWide } from '../Scoreboard/board.css.ts';

const { header, icon, nav } = vars.size;
const square = (side: string) => ({ inlineSize: side, blockSize: side });

/** Size of a crest at which it has one letter. */
const middle = square(`calc(${icon} * 2)`);

export const sizes = componentVariants({
  lg: middle,
  feature: square(header),
  xl: square(nav),
  goal: square(`calc(${nav} * 1.5)`),
  board: { ...middle, '@container': { [inWide]: square(nav) } },
});

/** Outer line on the header's background. */
export const { onHeader } = componentVariants({
  onHeader: { stroke: `color-mix(in srgb, ${vars.color.header.fg} 50%, transparent)` },
});

/** Letters, in units of the drawing. */
export const text = component({
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingStretch,
  fontWeight: vars.font.weight.heading,
  textAnchor: 'middle',
});

const one = { fontSize: '10.2px' };
const two = { fontSize: '7.8px' };

export const letters = componentVariants({
  lg: one,
  feature: one,
  xl: two,
  goal: two,
  board: { ...one, '@container': { [inWide]: two } },
});

/** Second letter, which a narrow scoreboard has no space for. */
export const second = component({ display: 'none', '@container': { [inWide]: { display: 'inline' } } });
