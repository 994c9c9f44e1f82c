import { path, rect } from '../shapes.ts';

/** Colours of the platform's own games: four tones of paper, ink, and few others. The accent marks what is the player's. */
export const own = {
  lit: '#fff',
  paper: '#f1eee3',
  shade: '#e0dbcb',
  shadow: '#cbc4b1',
  ink: '#14233b',
  accent: '#ffdc82',
  clay: '#db714a',
  sky: '#8db3d3',
} as const;

export const INK_LINE = ` stroke="${own.ink}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`;

/** A shape with an ink line and a hard shadow to the lower right. */
export const inked = (d: string, fill: string): string =>
  path(d, own.shadow, ' transform="translate(4 4)"') + path(d, fill, INK_LINE);

/** A rounded rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number, r = 5): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`;

export const floor = (y: number): string =>
  rect(-250, y, 500, 250, own.shade) + path(`M-250 ${y}h500`, 'none', INK_LINE);
