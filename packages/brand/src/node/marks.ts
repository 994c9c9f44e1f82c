import type { BrandBook } from '../book.ts';
import { contrastOf } from '../color.ts';
import { modes } from '../shape.ts';
import type { Theme } from '../theme.ts';
import { drawPixels, type Pixels } from './icons.ts';

/** Contrast at which a part of a mark counts as visible: that of graphics. */
const need = 3;
/** Least share of the wordmark's drawing, and of the icon's area, that has to be visible. */
const least = { logo: 0.5, icon: 0.01 } as const;

/** Pixels of one colour, without those that are more transparent than opaque. */
type Colors = ReadonlyMap<string, number>;

function colorsOf({ data }: Pixels): Colors {
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at, at + 4);
    if (a < 128) continue;
    const color = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return colors;
}

const areaOf = (colors: Colors) => [...colors.values()].reduce((sum, count) => sum + count, 0);

function visibleOn(colors: Colors, ground: string): number {
  return [...colors].reduce(
    (sum, [color, count]) => sum + (contrastOf(color, ground) >= need ? count : 0),
    0,
  );
}

/** Sets the colour that `currentColor` stands for. */
const inColor = (svg: string, color: string) => svg.replace(/<svg\b/, `<svg color="${color}"`);

/** @returns the reason why a wordmark can't be used, to complete a sentence after its name */
export async function logoFault(svg: string, theme: Theme): Promise<string | undefined> {
  for (const mode of modes) {
    const { 'color.header.bg': ground, 'color.header.fg': color } = theme.modes[mode];
    const colors = colorsOf(await drawPixels(inColor(svg, color), 280));
    const area = areaOf(colors);
    if (area === 0) return 'draws nothing; export the paths of the wordmark into it';
    const share = visibleOn(colors, ground) / area;
    if (share < least.logo)
      return (
        `is invisible on the header in ${mode} mode (${ground}): ${Math.floor(share * 100)} % of it has a contrast ` +
        `of ${need}, and ${least.logo * 100} % is needed; draw the letters in currentColor`
      );
  }
  return undefined;
}

/** @returns the reason why an icon can't be used, to complete a sentence after its name */
export async function iconMarkFault(svg: string, book: BrandBook): Promise<string | undefined> {
  const pixels = await drawPixels(svg, 96);
  const colors = colorsOf(pixels);
  if (areaOf(colors) === 0) return 'draws nothing; export the paths of the mark into it';
  const corner = colorsOf({ ...pixels, data: pixels.data.subarray(0, 4) });
  const [ground = book.pwa.backgroundColor] = corner.keys();
  return visibleOn(colors, ground) / (pixels.width * pixels.height) < least.icon
    ? `shows no mark on its ground (${ground}): nothing of it has a contrast of ${need}; draw the mark in another colour`
    : undefined;
}
