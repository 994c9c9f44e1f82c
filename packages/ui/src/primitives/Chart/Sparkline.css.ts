import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

const { odds, text } = vars.color;

export const root = component({
  inlineSize: `calc(${vars.size.icon} * 3)`,
  blockSize: vars.size.icon,
  overflow: 'visible',
  flexShrink: 0,
  color: text.muted,
  selectors: {
    '&[data-trend="up"]': { color: odds.up },
    '&[data-trend="down"]': { color: odds.down },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});

export const line = component({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
});
