import type { RouletteSpot } from '@touchline/games/wire';

/** Numbers under a chip that is placed on a number of the layout. */
export type ChipSize = 'straight' | 'splitAcross' | 'splitDown' | 'street' | 'corner' | 'sixLine';

export const CHIP_SIZES: readonly ChipSize[] = [
  'straight',
  'splitAcross',
  'splitDown',
  'street',
  'corner',
  'sixLine',
];

/** Numbers in the order of the layout, row by row: 3, 6, 9 … above 2, 5, 8 … above 1, 4, 7 …. */
export const LAYOUT: readonly number[] = [3, 2, 1].flatMap((first) =>
  Array.from({ length: 12 }, (_, column) => first + column * 3),
);

/** Returns column (0 to 11) and row (0 to 2) of a number of the layout; 0 is left of the first column. */
export function cellOf(number: number): readonly [column: number, row: number] {
  return number === 0 ? [-1, 1] : [Math.floor((number - 1) / 3), 2 - ((number - 1) % 3)];
}

/**
 * Returns the spot of a chip of a size on a number. The other numbers are to the right and below; at the edges, to the
 * left and above.
 */
export function spotAt(number: number, size: ChipSize): RouletteSpot {
  if (number === 0 || size === 'straight') return { kind: 'straight', numbers: [number] };
  const lower = number % 3 === 1 ? number : number - 1;
  const left = number > 33 ? number - 3 : number;
  const first = Math.min(Math.floor((number - 1) / 3), 10) * 3 + 1;
  const street = Math.floor((number - 1) / 3) * 3 + 1;
  if (size === 'splitDown') return { kind: 'split', numbers: [lower, lower + 1] };
  if (size === 'splitAcross') return { kind: 'split', numbers: [left, left + 3] };
  if (size === 'street') return { kind: 'street', numbers: run(street, 3) };
  if (size === 'sixLine') return { kind: 'sixLine', numbers: run(first, 6) };
  const corner = Math.min(lower, first + ((lower - 1) % 3));
  return { kind: 'corner', numbers: [corner, corner + 1, corner + 3, corner + 4] };
}

function run(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => first + index);
}
