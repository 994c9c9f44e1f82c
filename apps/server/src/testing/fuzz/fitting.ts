import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { Value } from 'typebox/value';

/** The subset of JSON Schema used by the contract. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minProperties?: number;
}

/** Meaningful values by property name, for example existing ids. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Lookaheads of a pattern, which can't be generated. Texts that they refuse are useful inputs too. */
const LOOKAHEAD = /\(\?[=!](?:[^()]|\([^()]*\))*\)/g;
const LONGEST = 40;
const MOST_ITEMS = 6;

/**
 * Generates values that fit a schema of the contract.
 * @param name of the property; known values for it are used more often than not
 */
export function fitting(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  const any = bySchema(schema, known, name);
  // The cast is safe: the check reads a JSON Schema.
  const some = known[name]?.filter((one) => Value.Check(schema as TSchema, one));
  return some && some.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...some) }, { weight: 1, arbitrary: any })
    : any;
}

function bySchema(schema: Schema, known: Known, name: string): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known, name)));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -2_147_483_648,
        max: Math.min(schema.maximum ?? 2_147_483_647, Number.MAX_SAFE_INTEGER),
      });
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, known, name);
    case 'object':
      return objects(schema, known);
    default:
      return fc.jsonValue();
  }
}

function numbers({ minimum = -1e9, maximum = 1e9, multipleOf }: Schema): Arbitrary<number> {
  if (multipleOf === undefined) return fc.double({ min: minimum, max: maximum, noNaN: true });
  const [min, max] = [Math.ceil(minimum / multipleOf), Math.floor(maximum / multipleOf)];
  return fc.integer({ min, max }).map((times) => times * multipleOf);
}

function lists(
  { items = {}, minItems = 0, maxItems = MOST_ITEMS, uniqueItems }: Schema,
  known: Known,
  name: string,
) {
  const item = fitting(items, known, name);
  const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) };
  return uniqueItems === true
    ? fc.uniqueArray(item, { ...lengths, selector: (one) => JSON.stringify(one) })
    : fc.array(item, lengths);
}

function texts({ pattern, format, minLength = 0, maxLength }: Schema): Arbitrary<string> {
  if (pattern === undefined) {
    const most = Math.max(minLength, Math.min(maxLength ?? LONGEST, LONGEST));
    const any = format === 'email-address' ? fc.emailAddress() : fc.string({ minLength, maxLength: most });
    return format === undefined ? any : any.filter((text) => Format.Test(format, text));
  }
  // Doubled until it is long enough. A result that no longer fits its pattern is a useful input too.
  return fc.stringMatching(new RegExp(pattern.replaceAll(LOOKAHEAD, ''))).map((text) => {
    let long = text;
    while (long !== '' && long.length < minLength) long += long;
    return long.slice(0, maxLength);
  });
}

function objects(
  { properties = {}, required = [], patternProperties, minProperties = 0 }: Schema,
  known: Known,
) {
  const entries = Object.entries(properties);
  const own = fc.record(Object.fromEntries(entries.map(([key, one]) => [key, fitting(one, known, key)])), {
    requiredKeys: entries.map(([key]) => key).filter((key) => required.includes(key)),
  });
  const [first] = Object.entries(patternProperties ?? {});
  if (!first) return own;
  const [pattern, value] = first;
  const more = fc.dictionary(texts({ pattern }), fitting(value, known), {
    minKeys: minProperties,
    maxKeys: MOST_ITEMS,
  });
  return fc.tuple(more, own).map(([extra, fixed]) => ({ ...extra, ...fixed }));
}
