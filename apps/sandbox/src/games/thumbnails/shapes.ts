/** Parts of SVG drawings, as short as they can be: coordinates have at most one decimal. */
export type Point = readonly [x: number, y: number];

export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = ''): string => `<path fill="${fill}" d="${d}"${more}/>`;

/** A line without a filling. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"${more}/>`;

export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more}/>`;

/** Equal discs in one path. */
export const dots = (points: readonly Point[], diameter: number, colour: string, more = ''): string =>
  line(
    points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''),
    colour,
    diameter,
    ` stroke-linecap="round"${more}`,
  );

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${radius > 0 ? ` rx="${radius}"` : ''}/>`;

export const group = (transform: string, content: string, more = ''): string =>
  `<g transform="${transform}"${more}>${content}</g>`;

/** A drawing that is repeated: drawn once and used at further transforms. */
export function repeated(id: string, content: string, transforms: readonly string[]): string {
  const [first = '', ...others] = transforms;
  const uses = others.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('');
  return `<g transform="${first}"><g id="${id}">${content}</g></g>${uses}`;
}

/** Returns `count` angles of a circle in degrees. */
export const angles = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + (at * 360) / count);

export const at = (angle: number, r: number): Point => [
  Math.cos((angle * Math.PI) / 180) * r,
  Math.sin((angle * Math.PI) / 180) * r,
];

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;

/** Returns whole numbers from 0. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
