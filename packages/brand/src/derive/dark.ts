import { hexOf, lchOf, tone } from '../color.ts';
import type { Seeds } from '../book.ts';
import { floodOf } from './flood.ts';
import { onAccent } from './light.ts';
import type { Meanings, Palette } from './palette.ts';

const meaning: Meanings = {
  info: '#7db4ff',
  success: '#4ade98',
  warning: '#f5c451',
  danger: '#ff7a6b',
  live: '#ff6457',
  up: '#4ade98',
  down: '#ff7a6b',
  boost: '#b69cff',
};

/** @returns the dark canvas of a brand: its own, or a dark shade of the primary's hue */
export function darkCanvas(seeds: Seeds): string {
  return seeds.canvasDark ?? hexOf({ l: 0.176, c: 0.0185, h: lchOf(seeds.primary).h });
}

/** Dark mode: every background is the canvas raised by steps, more saturated the higher it is. */
export function darkPalette(seeds: Seeds): Palette {
  const canvas = darkCanvas(seeds);
  const { l } = lchOf(canvas);
  const text = tone(canvas, 0.957, 0.4);
  const primary = lchOf(seeds.primary);
  const headerBg = tone(canvas, l - 0.009, 1);
  const brandBg = hexOf({ ...primary, l: Math.min(primary.l, 0.36) });
  return {
    need: 4.5,
    ground: {
      canvas,
      surface: tone(canvas, l + 0.045, 1.4),
      raised: tone(canvas, l + 0.075, 1.7),
      overlay: tone(canvas, l + 0.075, 1.7),
      sunken: tone(canvas, l + 0.103, 1.9),
      sunkenHover: tone(canvas, l + 0.14, 2),
      sunkenActive: tone(canvas, l + 0.17, 2),
    },
    scrim: 'rgb(5 8 13 / 0.65)',
    text: {
      default: text,
      muted: tone(canvas, 0.722, 1.6),
      disabled: tone(canvas, 0.583, 1.85),
      inverse: canvas,
      link: text,
    },
    line: {
      default: tone(canvas, l + 0.132, 2.15),
      field: tone(canvas, 0.56, 2.2),
      focus: '#7db4ff',
    },
    header: { bg: headerBg, fg: tone(canvas, 0.957, 0.3) },
    brand: { bg: brandBg, fg: text },
    flood: floodOf({
      bg: tone(brandBg, Math.min(primary.l, 0.36) - 0.04, 0.8),
      edge: headerBg,
      need: 4.5,
      light: 0.22,
    }),
    accent: { bg: seeds.accent, fg: onAccent(seeds) },
    ink: { bg: text, fg: canvas },
    meaning,
    tint: (color) => tone(color, 0.271, 0.42),
    shadow: {
      sm: '0 1px 2px rgb(0 0 0 / 0.3), 0 2px 8px rgb(0 0 0 / 0.24)',
      md: '0 2px 6px rgb(0 0 0 / 0.36), 0 8px 24px rgb(0 0 0 / 0.44)',
      lg: '0 4px 12px rgb(0 0 0 / 0.4), 0 16px 48px rgb(0 0 0 / 0.56)',
    },
  };
}
