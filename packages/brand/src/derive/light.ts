import { bestOn, hexOf, lchOf, tone, veil } from '../color.ts';
import type { Seeds } from '../book.ts';
import { floodOf } from './flood.ts';
import type { Meanings, Palette } from './palette.ts';

export const ink = '#141a24';
export const paper = '#f4f3ee';

const meaning: Meanings = {
  info: '#1d5fbf',
  success: '#0b7a4b',
  warning: '#8a5a00',
  danger: '#c4291c',
  live: '#d92d20',
  up: '#0b7a4b',
  down: '#c4291c',
  boost: '#6b3fd4',
};

/** @returns the light canvas of a brand: its own, or a light shade of the primary's hue */
export function lightCanvas(seeds: Seeds): string {
  return seeds.canvas ?? hexOf({ l: 0.965, c: 0.006, h: lchOf(seeds.primary).h });
}

/** @returns the text colour for the accent: the brand's own, or dark or white, whichever has more contrast */
export function onAccent(seeds: Seeds): string {
  return seeds.onAccent ?? bestOn(seeds.accent, [ink, '#ffffff']);
}

/** Light mode: white cards on the canvas, dark text, hairlines in the canvas's hue. */
export function lightPalette(seeds: Seeds): Palette {
  const canvas = lightCanvas(seeds);
  const { l } = lchOf(canvas);
  const sunken = tone(canvas, l - 0.013, 1.25);
  return {
    need: 4.5,
    ground: {
      canvas,
      surface: '#ffffff',
      raised: tone(canvas, 0.985, 0.6),
      overlay: '#ffffff',
      sunken,
      sunkenHover: tone(canvas, l - 0.04, 1.6),
      sunkenActive: tone(canvas, l - 0.065, 1.9),
    },
    scrim: 'rgb(12 17 25 / 0.55)',
    text: { default: ink, muted: '#5c6472', disabled: '#8a909b', inverse: paper, link: ink },
    line: {
      default: tone(canvas, l - 0.058, 2),
      field: tone(canvas, 0.62, 2.5),
      focus: '#1d5fbf',
    },
    header: { bg: seeds.primary, fg: seeds.onPrimary },
    brand: { bg: seeds.primary, fg: seeds.onPrimary },
    flood: floodOf({ bg: seeds.primary, edge: seeds.primary, need: 4.5, light: 0.26 }),
    accent: { bg: seeds.accent, fg: onAccent(seeds) },
    ink: { bg: ink, fg: canvas },
    meaning,
    tint: (color) => veil('#ffffff', color, 0.09),
    shadow: {
      sm: '0 1px 2px rgb(20 26 36 / 0.06), 0 2px 8px rgb(20 26 36 / 0.05)',
      md: '0 2px 6px rgb(20 26 36 / 0.1), 0 8px 24px rgb(20 26 36 / 0.16)',
      lg: '0 4px 12px rgb(20 26 36 / 0.12), 0 16px 48px rgb(20 26 36 / 0.24)',
    },
  };
}
