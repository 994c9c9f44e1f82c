/** Arrangements of a motif's modules around its centre. */
export const symmetries = ['ring', 'row', 'scatter', 'fan', 'stack', 'weave'] as const;
export type Symmetry = (typeof symmetries)[number];

/** Modules as paths of about 40 units around the origin. */
const modules = [
  'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
  'M0-26L20 0L0 26L-20 0Z',
  'M0-28C18-12 18 12 0 28C-18 12-18-12 0-28Z',
  'M-16-16H16V16H-16Z',
  'M0-24L22 18H-22Z',
  'M-9-26H9V26H-9Z',
  'M0-24L7-8L24-7L11 5L15 22L0 13L-15 22L-11 5L-24-7L-7-8Z',
  'M-20 10A20 20 0 0 1 20 10L10 10A10 10 0 0 0-10 10Z',
] as const;

/** Hues without those of lime, which a lobby doesn't use. */
const hues = [8, 22, 36, 150, 168, 188, 204, 220, 240, 262, 284, 312, 334, 352] as const;

export interface Piece {
  readonly path: string;
  readonly transform: string;
  /** Index of its colour in `ThumbnailArt.colours`. */
  readonly colour: number;
}

/** Drawing of a game without artwork. */
export interface ThumbnailArt {
  /** True if the ground is light and the lettering dark. */
  readonly isLight: boolean;
  /** Colours of the ground at head and foot. */
  readonly ground: readonly [head: string, foot: string];
  readonly colours: readonly string[];
  readonly symmetry: Symmetry;
  /** Modules around the origin, within a radius of about 100. */
  readonly pieces: readonly Piece[];
}

/** Returns a number that depends on every character of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  // Mixes the high bits into the low ones, since ids often differ in their last digit only.
  return Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0;
}

const colour = (hue: number, saturation: number, light: number) =>
  `hsl(${(hue + 360) % 360} ${saturation}% ${light}%)`;

const at = (x: number, y: number, angle = 0, scale = 1) =>
  `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)}) scale(${scale})`;

const turn = (index: number, count: number) => (index / count) * Math.PI * 2;

/** Places of the modules by arrangement. */
const places: Readonly<Record<Symmetry, (seed: number) => readonly string[]>> = {
  ring: (seed) => {
    const count = 8 + (seed % 5);
    const ring = Array.from({ length: count }, (_, index) => {
      const angle = turn(index, count);
      return at(Math.sin(angle) * 72, -Math.cos(angle) * 72, (index / count) * 360, 0.8);
    });
    return [...ring, at(0, 0, 0, 1.5)];
  },
  row: () =>
    Array.from({ length: 5 }, (_, index) => at((index - 2) * 44, Math.abs(index - 2) * 16 - 12, 0, 1.3)),
  scatter: (seed) =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = index * 2.4 + (seed % 7);
      const radius = 30 * Math.sqrt(index);
      return at(Math.sin(angle) * radius, Math.cos(angle) * radius, index * 40, 0.7 + (index % 3) * 0.3);
    }),
  fan: (seed) => {
    const count = 7 + 2 * (seed % 2);
    return Array.from({ length: count }, (_, index) => {
      const angle = ((index - (count - 1) / 2) / count) * Math.PI;
      return at(Math.sin(angle) * 82, 50 - Math.cos(angle) * 82, (angle * 180) / Math.PI, 1.2);
    });
  },
  stack: () =>
    [1, 2, 3, 4].flatMap((count, level) =>
      Array.from({ length: count }, (_, index) => at((index - (count - 1) / 2) * 44, level * 40 - 66)),
    ),
  weave: () =>
    Array.from({ length: 30 }, (_, index) => {
      const row = Math.floor(index / 6);
      return at((index % 6) * 46 - 115 + (row % 2) * 23, row * 38 - 78, 0, 1.1);
    }),
};

/**
 * Returns the drawing of a game by the rule of the catalogue's artwork: one hue, one module and one symmetry, four flat
 * colours. Equal ids have equal drawings.
 */
export function thumbnailArt(id: string): ThumbnailArt {
  const seed = hashOf(id);
  const hue = hues[seed % hues.length] ?? 204;
  const isLight = (seed >>> 5) % 4 === 0;
  const symmetry = symmetries[(seed >>> 8) % symmetries.length] ?? 'ring';
  const path = modules[(seed >>> 12) % modules.length] ?? modules[0];
  const other = hue + ((seed >>> 16) % 2 ? 150 : 195);
  // A complement between yellow and green would be lime.
  const accent = other % 360 > 50 && other % 360 < 140 ? 38 : other;
  return {
    isLight,
    ground: isLight ? [colour(hue, 56, 92), colour(hue, 36, 76)] : [colour(hue, 46, 34), colour(hue, 56, 9)],
    colours: isLight
      ? [colour(accent, 54, 50), colour(hue, 48, 38), colour(accent, 70, 72), colour(hue, 30, 99)]
      : [colour(accent, 64, 62), colour(hue, 40, 58), colour(accent, 70, 82), colour(hue, 50, 46)],
    symmetry,
    pieces: places[symmetry](seed >>> 20).map((transform, index) => ({ path, transform, colour: index % 4 })),
  };
}

/** Most characters of a line of lettering. */
const LINE = 12;
/** Most lines of lettering. */
const LINES = 3;

/** Returns a name as two or three balanced lines of capitals; a longer one is cut with an ellipsis. */
export function letteringOf(name: string, locale: string): readonly string[] {
  const words = name.toLocaleUpperCase(locale).trim().split(/\s+/u);
  const whole = words.join(' ').length;
  const wanted = Math.min(LINES, Math.max(Math.min(words.length, 2), Math.ceil(whole / LINE)));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && (joined.length <= whole / wanted + 1 || lines.length === LINES);
    if (fits) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.map((line) => (line.length > 18 ? `${line.slice(0, 17)}…` : line));
}
