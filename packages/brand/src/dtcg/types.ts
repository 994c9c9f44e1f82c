import * as v from 'valibot';
import { channelsOf } from '../color.ts';

/** Types of the Design Tokens format (2025.10), each with the schema of its values after references are resolved. */

const number = v.number();
const between = (low: number, high: number) => v.pipe(number, v.minValue(low), v.maxValue(high));
const below = (low: number, high: number) => v.pipe(number, v.minValue(low), v.ltValue(high));
const orNone = <Schema extends v.GenericSchema<unknown, number>>(schema: Schema) =>
  v.union([schema, v.literal('none')]);

const unit = orNone(between(0, 1));
const hundred = orNone(between(0, 100));
const hue = orNone(below(0, 360));
const free = orNone(number);
const chroma = orNone(v.pipe(number, v.minValue(0)));

/** Allowed components of each colour space. */
const components = {
  srgb: v.strictTuple([unit, unit, unit]),
  'srgb-linear': v.strictTuple([unit, unit, unit]),
  hsl: v.strictTuple([hue, hundred, hundred]),
  hwb: v.strictTuple([hue, hundred, hundred]),
  lab: v.strictTuple([hundred, free, free]),
  lch: v.strictTuple([hundred, chroma, hue]),
  oklab: v.strictTuple([unit, free, free]),
  oklch: v.strictTuple([unit, chroma, hue]),
  'display-p3': v.strictTuple([unit, unit, unit]),
  'a98-rgb': v.strictTuple([unit, unit, unit]),
  'prophoto-rgb': v.strictTuple([unit, unit, unit]),
  rec2020: v.strictTuple([unit, unit, unit]),
  'xyz-d65': v.strictTuple([unit, unit, unit]),
  'xyz-d50': v.strictTuple([unit, unit, unit]),
} as const;

export type ColorSpace = keyof typeof components;
// `Object.keys` widens the keys of a const object to string.
const spaces = Object.keys(components) as [ColorSpace, ...ColorSpace[]];

export const color = v.pipe(
  v.strictObject({
    colorSpace: v.picklist(spaces),
    components: v.strictTuple([free, free, free]),
    alpha: v.optional(between(0, 1), 1),
    hex: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be six hexadecimal digits after #'))),
  }),
  v.check(
    ({ colorSpace, components: three }) => v.is(components[colorSpace], three),
    'has components outside of its colour space',
  ),
);

/** Values of drafts before 2025.10, which wrote colours, dimensions and durations as text. */
const drafts = {
  color: /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  dimension: /^(-?\d+(?:\.\d+)?)(px|rem)$/,
  duration: /^(\d+(?:\.\d+)?)(ms|s)$/,
} as const;

function textOfDraft(value: string): unknown {
  if (drafts.color.test(value)) {
    const { components, alpha } = channelsOf(value);
    return { colorSpace: 'srgb', components, alpha };
  }
  const [, number, unit] = drafts.dimension.exec(value) ?? drafts.duration.exec(value) ?? [];
  return number === undefined ? undefined : { value: Number(number), unit };
}

const plainTypes: ReadonlySet<DtcgType> = new Set<DtcgType>(['color', 'dimension', 'duration']);
const compositeTypes: ReadonlySet<DtcgType> = new Set<DtcgType>([
  'shadow',
  'border',
  'transition',
  'gradient',
  'typography',
]);

/**
 * Converts a value that is text, or has text in its parts, to the form of the format.
 * @returns `undefined` if nothing in it is written as drafts of the format did
 */
export function ofDraft(type: DtcgType, value: unknown): unknown {
  if (plainTypes.has(type)) return typeof value === 'string' ? textOfDraft(value) : undefined;
  if (!compositeTypes.has(type) || typeof value !== 'object' || value === null) return undefined;
  let isDraft = false;
  const converted = Object.entries(value).map(([key, part]) => {
    const read =
      typeof part === 'string' ? textOfDraft(part) : Array.isArray(value) ? ofDraft(type, part) : undefined;
    isDraft ||= read !== undefined;
    return [key, read ?? part] as const;
  });
  if (!isDraft) return undefined;
  return Array.isArray(value) ? converted.map(([, part]) => part) : Object.fromEntries(converted);
}

export const dimension = v.strictObject({ value: number, unit: v.picklist(['px', 'rem']) });
export const duration = v.strictObject({ value: number, unit: v.picklist(['ms', 's']) });
export const fontFamily = v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(1))]);

const weightNames = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
} as const;

export const fontWeight = v.union([
  between(1, 1000),
  v.pipe(
    v.picklist(Object.keys(weightNames) as (keyof typeof weightNames)[]),
    v.transform((name): number => weightNames[name]),
  ),
]);

const cubicBezier = v.strictTuple([between(0, 1), number, between(0, 1), number]);

const strokeStyle = v.union([
  v.picklist(['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset']),
  v.strictObject({
    dashArray: v.array(dimension),
    lineCap: v.picklist(['round', 'butt', 'square']),
  }),
]);

const oneShadow = v.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: v.optional(v.boolean(), false),
});

export const shadow = v.union([
  v.array(oneShadow),
  v.pipe(
    oneShadow,
    v.transform((one) => [one]),
  ),
]);

/** Schemas by `$type`. Types that the token contract doesn't use are included. */
export const dtcgSchemas = {
  color,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  number,
  cubicBezier,
  strokeStyle,
  shadow,
  border: v.strictObject({ color, width: dimension, style: strokeStyle }),
  transition: v.strictObject({ duration, delay: duration, timingFunction: cubicBezier }),
  gradient: v.pipe(v.array(v.strictObject({ color, position: number })), v.minLength(1)),
  typography: v.strictObject({
    fontFamily,
    fontSize: dimension,
    fontWeight,
    letterSpacing: dimension,
    lineHeight: number,
  }),
} as const;

export type DtcgType = keyof typeof dtcgSchemas;

/** @returns whether a `$type` is part of the format */
export function isDtcgType(name: unknown): name is DtcgType {
  return typeof name === 'string' && Object.hasOwn(dtcgSchemas, name);
}

/** Composite types: only parts of their values may be references in braces. */
export const composites: ReadonlySet<DtcgType> = new Set<DtcgType>([
  'strokeStyle',
  'shadow',
  'border',
  'transition',
  'gradient',
  'typography',
  'fontFamily',
]);
