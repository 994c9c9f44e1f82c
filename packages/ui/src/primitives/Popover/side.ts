import type { TextDirection } from '../../theme/UiProvider.tsx';

export const sides = ['top', 'bottom', 'start', 'end'] as const;
export type Side = (typeof sides)[number];

/** @returns the physical side for a logical one, as positioning requires */
export function physicalSide(side: Side, direction: TextDirection) {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
