import * as v from 'valibot';
import { canonicalColor } from '../color.ts';
import type { TokenType } from '../shape.ts';
import { color, dimension, duration, fontFamily, fontWeight, shadow } from './types.ts';

const cssMeasure = ({ value, unit }: { readonly value: number; readonly unit: string }) => `${value}${unit}`;

/** Colour spaces with a CSS function of their own; the others use `color()`. */
const functions = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);

function cssColor({ colorSpace, components, alpha }: v.InferOutput<typeof color>): string {
  const [a, b, c] = components.map((part) => (part === 'none' ? 0 : part));
  const percent = colorSpace === 'hsl' || colorSpace === 'hwb' ? '%' : '';
  const css = functions.has(colorSpace)
    ? `${colorSpace}(${a} ${b}${percent} ${c}${percent} / ${alpha})`
    : `color(${colorSpace} ${a} ${b} ${c} / ${alpha})`;
  return canonicalColor(css) ?? css;
}

function cssShadow(layers: v.InferOutput<typeof shadow>): string {
  const printed = layers.map(({ color: tint, offsetX, offsetY, blur, spread, inset }) =>
    [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(cssMeasure), cssColor(tint)].join(
      ' ',
    ),
  );
  return printed.length === 0 ? 'none' : printed.join(', ');
}

const generic = /^[a-z-]+$/;
const cssFamilies = (names: string | readonly string[]) =>
  [names]
    .flat()
    .map((name) => (generic.test(name) ? name : `'${name}'`))
    .join(', ');

const number = v.pipe(
  v.number(),
  v.transform((one) => String(one)),
);
const measure = v.pipe(
  dimension,
  v.transform((one) => cssMeasure(one)),
);

const schemas: Readonly<Record<TokenType, v.GenericSchema<unknown, string>>> = {
  color: v.pipe(
    color,
    v.transform((one) => cssColor(one)),
  ),
  fontFamily: v.pipe(
    fontFamily,
    v.transform((one) => cssFamilies(one)),
  ),
  fontWeight: v.pipe(
    fontWeight,
    v.transform((one) => String(one)),
  ),
  fontSize: measure,
  lineHeight: number,
  fontStretch: v.pipe(
    v.number(),
    v.transform((value) => `${value}%`),
  ),
  dimension: measure,
  shadow: v.pipe(
    shadow,
    v.transform((one) => cssShadow(one)),
  ),
  duration: v.pipe(
    duration,
    v.transform((one) => cssMeasure(one)),
  ),
};

/**
 * Converts a Design Tokens value to CSS.
 * @param type type of the token
 * @param value value that `readDocument` accepted
 * @returns CSS value, to be validated by `readTokenValue`; `undefined` if it has another form
 */
export function cssOfDtcg(type: TokenType, value: unknown): string | undefined {
  const result = v.safeParse(schemas[type], value);
  return result.success ? result.output : undefined;
}
