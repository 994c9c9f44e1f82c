import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  formatHex8,
  parse,
  wcagLuminance,
  type Color,
  type Oklch,
} from 'culori';

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const ciede2000 = differenceCiede2000();

/** Colour in OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/**
 * Normalises a CSS colour.
 * @param text a colour in CSS syntax
 * @returns `#rrggbb`, or `#rrggbbaa` if it is translucent; `undefined` if it isn't a colour
 */
export function canonicalColor(text: string): string | undefined {
  const color = parse(text);
  if (color === undefined) return undefined;
  const alpha = color.alpha ?? 1;
  const shown = mapped({ ...toOklch(color), mode: 'oklch' });
  return alpha < 1 ? formatHex8({ ...shown, alpha }) : formatHex(shown);
}

/** Lowers the chroma of a colour outside sRGB; colours inside are unchanged. */
function mapped(color: Oklch): Color {
  const plain = toRgb(color);
  const inside = [plain.r, plain.g, plain.b].every((channel) => channel > -0.001 && channel < 1.001);
  return inside ? plain : clampChroma(color, 'oklch');
}

/**
 * @returns the OKLCH coordinates of a CSS colour
 * @throws if the text isn't a colour
 */
export function lchOf(color: string): Lch {
  const found = toOklch(color);
  if (found === undefined) throw new Error(`"${color}" is not a colour: write it as #rrggbb.`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}

/** @returns `#rrggbb` of an OKLCH colour, with the chroma lowered until sRGB can show it */
export function hexOf({ l, c, h }: Lch): string {
  const wanted: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h };
  return formatHex(mapped(wanted));
}

/**
 * Returns the same hue at another lightness.
 * @param l new lightness, 0..1
 * @param chroma factor for the chroma of the base colour
 */
export function tone(base: string, l: number, chroma = 1): string {
  const { c, h } = lchOf(base);
  return hexOf({ l, c: c * chroma, h });
}

/** @returns the base colour with its lightness moved by `by` (-1..1) */
export function shift(base: string, by: number): string {
  const { l, c, h } = lchOf(base);
  return hexOf({ l: l + by, c, h });
}

/** @returns `over` blended onto `ground` with an opacity of 0..1, as an opaque `#rrggbb` */
export function veil(ground: string, over: string, opacity: number): string {
  const below = toRgb(ground);
  const above = toRgb(over);
  if (below === undefined || above === undefined) throw new Error(`Cannot mix "${ground}" and "${over}".`);
  const blend = (a: number, b: number) => a + (b - a) * opacity;
  return formatHex({
    mode: 'rgb',
    r: blend(below.r, above.r),
    g: blend(below.g, above.g),
    b: blend(below.b, above.b),
  });
}

/** Cached luminances: a theme has few colours, and a search for a hint compares each with hundreds. */
const luminances = new Map<string, number>();

function luminanceOf(color: string): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  if (luminances.size > 5000) luminances.clear();
  const luminance = wcagLuminance(color);
  luminances.set(color, luminance);
  return luminance;
}

/** @returns the WCAG 2 contrast of two opaque colours, 1..21 */
export function contrastOf(a: string, b: string): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** @returns the perceived difference of two colours (CIEDE2000): 0 for equal ones, 100 for black and white */
export function differenceOf(a: string, b: string): number {
  return ciede2000(a, b);
}

/**
 * Adjusts a derived text colour until it is readable on each of its backgrounds.
 * @param need required WCAG contrast
 * @returns the nearest lightness that reaches it, or the extreme if none does (the contrast check then reports it)
 */
export function readable(fg: string, grounds: readonly string[], need: number): string {
  const lights = grounds.map((ground) => wcagLuminance(ground));
  const worst = (color: string) => {
    const own = wcagLuminance(color);
    return Math.min(...lights.map((light) => (Math.max(own, light) + 0.05) / (Math.min(own, light) + 0.05)));
  };
  if (worst(fg) >= need) return fg;
  const { l, c, h } = lchOf(fg);
  const lighter = Math.max(...grounds.map((ground) => lchOf(ground).l)) < 0.6;
  const step = lighter ? 0.005 : -0.005;
  let best = fg;
  for (let at = l; at >= 0 && at <= 1; at += step) {
    best = hexOf({ l: at, c, h });
    if (worst(best) >= need) return best;
  }
  return best;
}

/** @returns the candidate with the highest contrast on the background */
export function bestOn(ground: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, next) =>
    contrastOf(next, ground) > contrastOf(best, ground) ? next : best,
  );
}

/** @returns the sRGB channels of a colour, 0..1 with four decimals, and its alpha */
export function channelsOf(text: string): { components: readonly [number, number, number]; alpha: number } {
  const color = toRgb(text);
  if (color === undefined) throw new Error(`"${text}" is not a colour: write it as #rrggbb.`);
  const round = (channel: number) => Number(channel.toFixed(4));
  return { components: [round(color.r), round(color.g), round(color.b)], alpha: round(color.alpha ?? 1) };
}
