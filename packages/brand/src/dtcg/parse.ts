import * as v from 'valibot';
import { canonicalColor } from '../color.ts';
import type { TokenType } from '../shape.ts';

const measure = v.object({ value: v.number(), unit: v.picklist(['px', 'rem', 'ms', 's']) });

const spaces = ['srgb', 'oklch', 'oklab', 'lch', 'lab', 'hsl', 'hwb', 'display-p3'] as const;

const color = v.object({
  colorSpace: v.picklist(spaces),
  components: v.tuple([
    v.union([v.number(), v.literal('none')]),
    v.union([v.number(), v.literal('none')]),
    v.union([v.number(), v.literal('none')]),
  ]),
  alpha: v.optional(v.number(), 1),
});

const layer = v.object({
  color,
  offsetX: measure,
  offsetY: measure,
  blur: measure,
  spread: v.optional(measure, { value: 0, unit: 'px' }),
  inset: v.optional(v.boolean(), false),
});

const shadow = v.union([
  v.array(layer),
  v.pipe(
    layer,
    v.transform((one) => [one]),
  ),
]);
const families = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
]);

const cssMeasure = ({ value, unit }: v.InferOutput<typeof measure>) => `${value}${unit}`;

function cssColor({ colorSpace, components, alpha }: v.InferOutput<typeof color>): string {
  const [a, b, c] = components.map((part) => (part === 'none' ? 0 : part));
  const percent = colorSpace === 'hsl' || colorSpace === 'hwb' ? '%' : '';
  const css =
    colorSpace === 'srgb' || colorSpace === 'display-p3'
      ? `color(${colorSpace} ${a} ${b} ${c} / ${alpha})`
      : `${colorSpace}(${a} ${b}${percent} ${c}${percent} / ${alpha})`;
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
const cssFamilies = (names: string[]) =>
  names.map((name) => (generic.test(name) ? name : `'${name}'`)).join(', ');

const number = v.pipe(v.number(), v.transform(String));
const percentage = v.pipe(
  v.number(),
  v.transform((value) => `${value}%`),
);
const dimension = v.pipe(measure, v.transform(cssMeasure));

const schemas: Readonly<Record<TokenType, v.GenericSchema<unknown, string>>> = {
  color: v.pipe(color, v.transform(cssColor)),
  fontFamily: v.pipe(families, v.transform(cssFamilies)),
  fontWeight: number,
  fontSize: dimension,
  lineHeight: number,
  fontStretch: percentage,
  dimension,
  shadow: v.pipe(shadow, v.transform(cssShadow)),
  duration: dimension,
};

/**
 * @param type the token's type
 * @param value an untrusted `$value`
 * @returns the value in CSS, still to be judged by `readTokenValue`; undefined when it has another form
 */
export function cssOfDtcg(type: TokenType, value: unknown): string | undefined {
  const result = v.safeParse(schemas[type], value);
  return result.success ? result.output : undefined;
}
