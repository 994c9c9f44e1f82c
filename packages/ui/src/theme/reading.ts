import type { Mode } from '@touchline/brand';

/** Steps of the text, in per cent of the browser's own size: `data-text` on the root element. */
export const textSizes = { normal: 100, large: 112.5, larger: 125, largest: 150 } as const;
export type TextSize = keyof typeof textSizes;

/** Whether anything may move: `data-motion` on the root element. `none` holds also where the system has no such wish. */
export const motions = ['full', 'none'] as const;
export type Motion = (typeof motions)[number];

/** How a page is read: three attributes of the root element, each of which a player may also choose alone. */
export interface Reading {
  readonly mode: Mode;
  readonly text: TextSize;
  readonly motion: Motion;
}

/** What the mode for people who see badly writes on the root element: large type, full contrast, no movement. */
export const impairedVision: Reading = { mode: 'contrast', text: 'largest', motion: 'none' };
