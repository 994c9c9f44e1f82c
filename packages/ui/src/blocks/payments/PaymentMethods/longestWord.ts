import type { PaymentMethod } from './PaymentMethodTile.tsx';

/** Size of the notes of a tile, as a share of that of its name. */
const NOTE = 11 / 14;

/** Returns the length of the longest word of some tiles, in letters of their names. */
export function longestWordOf(methods: readonly PaymentMethod[]): number {
  return Math.max(
    0,
    ...methods.flatMap(({ name, time, fee, unavailable }) => [
      longest(name),
      ...[time, fee, unavailable].map((text = '') => longest(text) * NOTE),
    ]),
  );
}

function longest(text: string): number {
  return Math.max(...text.split(/[\s-]+/u).map((word) => word.length));
}
