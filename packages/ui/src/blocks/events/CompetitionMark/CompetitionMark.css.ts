import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { markInk } from './markRule.ts';

const { icon } = vars.size;
const square = (side: string) => ({ inlineSize: side, blockSize: side });
const faint = (percent: number) => `color-mix(in srgb, ${vars.color.text.default} ${percent}%, transparent)`;

export const root = component({
  display: 'inline-grid',
  flexShrink: 0,
  overflow: 'clip',
  borderRadius: '23%',
  background: markInk,
  // Separates the tile from dark backgrounds.
  outline: `${hairline} solid light-dark(transparent, ${faint(38)})`,
  outlineOffset: `calc(${hairline} * -1)`,
});

export const sizes = componentVariants({
  sm: square(icon),
  md: square(`calc(${icon} * 1.4)`),
  lg: square(`calc(${icon} * 2)`),
});

/** Letters, in units of the drawing. */
export const text = component({
  fill: '#f7f5ee',
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingStretch,
  fontWeight: vars.font.weight.heading,
  textAnchor: 'middle',
});

export const letters = componentVariants({
  sm: { fontSize: '17px' },
  md: { fontSize: '15px' },
  lg: { fontSize: '14.5px' },
});
