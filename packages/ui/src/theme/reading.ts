import type { Mode } from '@touchline/brand';

/** Text sizes in per cent of the browser's own size: `data-text` on the root element. */
export const textSizes = { normal: 100, large: 112.5, larger: 125, largest: 150 } as const;
export type TextSize = keyof typeof textSizes;

/**
 * Amount of motion: `data-motion` on the root element. `none` also applies without the system setting for reduced
 * motion.
 */
export const motions = ['full', 'none'] as const;
export type Motion = (typeof motions)[number];

/**
 * Indication of changed prices: `data-moves` on the root element. `full` marks a move with an arrow, a colour and a
 * flash, `arrow` with the arrow alone, `none` not at all.
 */
export const priceMoves = ['full', 'arrow', 'none'] as const;
export type PriceMoves = (typeof priceMoves)[number];

/** Reading settings: three attributes of the root element that a player can also set separately. */
export interface Reading {
  readonly mode: Mode;
  readonly text: TextSize;
  readonly motion: Motion;
}

/** Reading settings of the mode for impaired vision: largest text, high contrast, no motion. */
export const impairedVision: Reading = { mode: 'contrast', text: 'largest', motion: 'none' };
