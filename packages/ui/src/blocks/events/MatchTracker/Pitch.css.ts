import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { calm, forced } from '../../../theme/measures.ts';

const forcedText = { '@media': { [forced]: { stroke: 'CanvasText' } } } as const;

export const root = component({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  color: vars.color.flood.fg,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const lines = component({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.5,
  strokeOpacity: 0.34,
  '@media': { [forced]: { stroke: 'CanvasText', strokeOpacity: 1 } },
});

export const zoneEnd = component({ stopColor: 'currentColor', stopOpacity: 0.04 });
export const zoneFront = component({ stopColor: 'currentColor', stopOpacity: 0.3 });

export const course = component({
  ...forcedText,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 0.7,
  strokeDasharray: '2 2',
  strokeOpacity: 0.75,
});

export const touch = component({ fill: 'currentColor' });

const moved = {
  transition: `cx ${vars.motion.normal} ease-out, cy ${vars.motion.normal} ease-out`,
} as const;

export const halo = component({
  ...moved,
  fill: 'currentColor',
  fillOpacity: 0.25,
  '@media': { [calm]: { transition: 'none' } },
});

export const ball = component({
  ...moved,
  fill: 'currentColor',
  '@media': { [calm]: { transition: 'none' }, [forced]: { fill: 'Highlight' } },
});
