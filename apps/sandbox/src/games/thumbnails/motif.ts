import type { Random } from './random.ts';

/** Ground of one hue from the top to the foot, and four flat colours. */
export interface Palette {
  readonly top: string;
  readonly foot: string;
  readonly colours: readonly [string, string, string, string];
  /** True if the ground is light: the lettering is ink then. */
  readonly isLight: boolean;
}

/** Reads colours in the order top, foot, four colours; the ground is light with a leading `light`. */
export function palette(text: string): Palette {
  const isLight = text.startsWith('light ');
  const [top = '', foot = '', a = '', b = '', c = '', d = ''] = text
    .replace('light ', '')
    .split(' ')
    .map((hex) => `#${hex}`);
  return { top, foot, colours: [a, b, c, d], isLight };
}

/** Drawing around 0, 0 with a radius of about 102; patterns reach beyond it. */
export type Draw = (colours: Palette['colours'], random: Random, ground: Palette) => string;

/** A drawing of thumbnails with the words of names that it fits. */
export interface Motif {
  readonly id: string;
  readonly words: string;
  readonly palettes: readonly [Palette, ...Palette[]];
  readonly draw: Draw;
}
