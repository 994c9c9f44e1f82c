import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

const { icon } = vars.size;

export const root = component({ display: 'inline-grid', flexShrink: 0, inlineSize: icon, blockSize: icon });

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

const faint = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`;

/** Line around the shape, which separates colours that are close to the background. It is drawn outside only. */
export const line = component({
  stroke: `light-dark(${faint(vars.color.text.default, 26)}, ${faint(vars.color.text.default, 38)})`,
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
  paintOrder: 'stroke',
});

/** Parts of the shape's box that the patterns cover: halves, pale, stripes, hoops, sash, chevron, quarters, chief. */
const patterns = [
  'inset(0 0 0 50%)',
  'inset(0 30%)',
  'polygon(9% 0, 30% 0, 30% 100%, 40% 100%, 40% 0, 60% 0, 60% 100%, 70% 100%, 70% 0, 91% 0, 91% 100%, 9% 100%)',
  'polygon(0 15%, 100% 15%, 100% 37%, 0 37%, 0 59%, 100% 59%, 100% 81%, 0 81%)',
  'polygon(0 0, 34% 0, 100% 66%, 100% 100%, 66% 100%, 0 34%)',
  'polygon(0 29%, 50% 57%, 100% 29%, 100% 58%, 50% 86%, 0 58%)',
  'polygon(0 0, 50% 0, 50% 100%, 100% 100%, 100% 50%, 0 50%)',
  'inset(0 0 69%)',
];

/** Figure of a crest; `data-pattern` is the pattern's index. */
export const figure = component({
  selectors: Object.fromEntries(
    patterns.map((clipPath, index) => [`&[data-pattern="${index}"]`, { clipPath }]),
  ),
});
