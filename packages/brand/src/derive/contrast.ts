import { readable, tone, veil } from '../color.ts';
import type { Seeds } from '../book.ts';
import { floodOf } from './flood.ts';
import { onAccent } from './light.ts';
import type { Meanings, Palette } from './palette.ts';

const meaning: Meanings = {
  info: '#0b3f8f',
  success: '#04512f',
  warning: '#5c3a00',
  danger: '#8f1409',
  live: '#9b1208',
  up: '#04512f',
  down: '#8f1409',
  boost: '#45209e',
};

const black = '#0b0f16';

/** White background with near-black text and lines; the brand remains in its primary and accent colours. */
export function contrastPalette(seeds: Seeds): Palette {
  const need = 7;
  const primary = readable(seeds.primary, ['#ffffff'], need);
  const accentFg = readable(onAccent(seeds), [seeds.accent], need);
  return {
    need,
    ground: {
      canvas: '#ffffff',
      surface: '#ffffff',
      raised: '#f6f6f6',
      overlay: '#ffffff',
      sunken: '#eeeeee',
      sunkenHover: '#e2e2e2',
      sunkenActive: '#d6d6d6',
    },
    scrim: 'rgb(0 0 0 / 0.75)',
    text: { default: black, muted: '#33383f', disabled: '#565c66', inverse: '#ffffff', link: '#0b3f8f' },
    line: { default: '#565c66', field: black, focus: '#0b3f8f' },
    header: { bg: primary, fg: '#ffffff' },
    brand: { bg: primary, fg: '#ffffff' },
    flood: floodOf({ bg: primary, edge: primary, need, light: 0 }),
    accent: { bg: readable(seeds.accent, [accentFg], need), fg: accentFg },
    ink: { bg: black, fg: '#ffffff' },
    meaning,
    tint: (color) => veil('#ffffff', tone(color, 0.6), 0.06),
    shadow: {
      sm: '0 0 0 1px rgb(11 15 22 / 0.55)',
      md: '0 0 0 2px rgb(11 15 22 / 0.8)',
      lg: '0 0 0 2px rgb(11 15 22 / 1)',
    },
  };
}
