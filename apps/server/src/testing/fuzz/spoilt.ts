import fc, { type Arbitrary } from 'fast-check';

/** Names that every plain object inherits. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const;

/** Texts that look like others: other forms of letters, characters that nobody sees, a dot at the end. */
const LOOKALIKES = [
  'ｊohn@example.com',
  'john@example.com.',
  'john@example。com',
  'jo\u200bhn@example.com',
  'jo\u00adhn',
  'nhoj\u202e',
  '\u2066john\u2069',
  'mar\u212a',
  'jo\u0308rg',
  '\ufeffEUR',
  'ＥＵＲ',
  'eur',
  'ｅｎ',
  '１０.００',
  '10\u00a0000',
  '①',
] as const;

/** Surrogates without their pair, at the ends of a text and within. */
const HALVES = [
  '\ud800',
  'a\udfff',
  '\ud83dfootball',
  'EUR\ude00',
  '\ude00\ud83d',
  'a\ud800b\udc00',
] as const;

/** Amounts around the ends of what columns store, within the pattern of the contract and beyond. */
export const LONG_AMOUNTS = [
  '92233720368547758.07',
  '92233720368547758.08',
  '-92233720368547758.09',
  '99999999999999999.00',
  '999999999999999999.99999999',
  '9223372036854775807',
  '9999999999999999999',
  '0.00000001',
] as const;

/** Integers around the ends of what columns store. */
const LONG_INTEGERS = [
  32_767,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -32_769,
  Number.MAX_SAFE_INTEGER,
] as const;

/** Values as sent by attackers and faulty programs. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...INHERITED),
  fc.constantFrom<unknown>(...LOOKALIKES),
  fc.constantFrom<unknown>(...HALVES),
  fc.constantFrom<unknown>(...LONG_AMOUNTS),
  fc.constantFrom<unknown>(...LONG_INTEGERS),
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    "'; drop table players; --",
    '%00',
    '%',
    '../../etc/passwd',
    '//evil.example',
    '<script>alert(1)</script>',
    'NaN',
    'Infinity',
    '1e400',
    '-0',
    '٣',
    '9'.repeat(400),
    '0.'.padEnd(60, '0') + '1',
    'ß'.repeat(5000),
    0,
    -1,
    0.1,
    1e308,
    -1e308,
    Number.MIN_SAFE_INTEGER,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { toString: 'no function' },
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.bigInt().map(String),
  fc.double({ noNaN: true }),
  fc.jsonValue(),
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spoils a value in one place: another value, an extra part, a missing part. */
export function spoilt(value: unknown): Arbitrary<unknown> {
  return fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 3, arbitrary: spoiltWithin(value) });
}

function spoiltWithin(value: unknown): Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const repeated = fc.constant(list.flatMap((one) => Array.from({ length: 40 }, () => one)));
    if (list.length === 0) return hostile.map((one) => [one]);
    const changed = fc
      .nat(list.length - 1)
      .chain((at) => spoilt(list[at]).map((one) => list.map((old, index) => (index === at ? one : old))));
    return fc.oneof(changed, repeated);
  }
  if (!isObject(value)) return hostile;
  const keys = Object.keys(value);
  const more = fc
    .tuple(fc.constantFrom('extra', ...INHERITED, 'a\ud800', 'id', 'playerId'), hostile)
    .map(([key, one]) => Object.fromEntries([...Object.entries(value), [key, one]]));
  if (keys.length === 0) return more;
  const key = fc.constantFrom(...keys);
  const changed = key.chain((at) => spoilt(value[at]).map((one) => ({ ...value, [at]: one })));
  const fewer = key.map((at) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== at)));
  return fc.oneof({ weight: 4, arbitrary: changed }, fewer, more);
}
