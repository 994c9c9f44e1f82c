import * as fc from 'fast-check';
import { tokenParts, type TokenPart } from '../dtcg/importTokens.ts';
import { tokens } from '../names.ts';

const paths = tokens.map(({ path }) => path);

/** Names of groups and tokens, and of what every object inherits. */
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...new Set(paths.flatMap((path) => path.split('.')))) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$root', '$value', '$type', '$extends', '$ref', '$description', '$x', 'a.b', '{a}', '', ' ', '\ud800', 'x'.repeat(500), '0',
    ), // prettier-ignore
  },
);

/** Values of tokens: fitting ones, ones that try to leave their declaration, and references in circles. */
const value = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      '#123456', '#abc', '12px', '0.5rem', '120ms', { value: 12, unit: 'px' }, { value: 120, unit: 'ms' }, { colorSpace: 'srgb', components: [1, 0, 0] }, { colorSpace: 'oklch', components: [0.5, 0.1, 260], alpha: 0.5 },
      { colorSpace: 'srgb', components: ['none', 0, 0], hex: '#ff0000' }, 'Inter', ['Archivo', 'sans-serif'], 700, 'bold', [0.2, 0, 0, 1],
    ), // prettier-ignore
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      'url(//evil.example)', 'red;} body{display:none', '</style><script>', '\\75rl(//evil.example)', 'var(--x)', '/*', '*/', '@import "x"', '\u0000', '\u202e', '\ud800', '', ' ', null, true, -1, 0, 1e308, -1e308, 1e21, [], {}, [[]],
      { value: 1e308, unit: 'px' }, { value: -1, unit: 'px' }, { value: '12', unit: 'px' }, { value: 12, unit: 'px;}' }, { colorSpace: 'srgb', components: [1e308, -5, 0] }, { colorSpace: 'none', components: [0, 0, 0] }, { colorSpace: 'srgb', components: [0, 0] },
      { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000;}' }, ["Inter', url(//evil.example)"], "Comic'Sans", ['{color.canvas}'], { color: '{color.canvas}', offsetX: '1px', offsetY: '1px', blur: '1px', spread: '0px' },
      { toString: 'x' }, 'x'.repeat(5000),
    ), // prettier-ignore
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.constantFrom(...paths).map((path) => `{${path}}`),
      fc.constantFrom('{a}', '{__proto__.x}', '{color.canvas.$value}', '{}', '{{a}}', '{color}'),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const type = fc.constantFrom<unknown>(
  'color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'shadow', 'cubicBezier', 'number', 'typography', 'gradient', 'border', 'strokeStyle', 'transition', 'boolean', '__proto__', 'constructor', 1, null,
); // prettier-ignore

const pointer = fc.constantFrom(
  '#',
  '#/',
  '#/color',
  '#/color/canvas/$value',
  '#/a',
  '#/color/~1',
  '#/__proto__',
  '//evil.example',
  '',
);

const token = fc.oneof(
  { weight: 6, arbitrary: fc.record({ $type: type, $value: value }, { requiredKeys: ['$value'] }) },
  { weight: 1, arbitrary: fc.record({ $type: type, $ref: pointer }, { requiredKeys: ['$ref'] }) },
  {
    weight: 1,
    arbitrary: fc.record({ $value: value, $ref: pointer, $extensions: value, $deprecated: value }),
  },
);

const { group } = fc.letrec<{ group: unknown; node: unknown }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, token, tie('group')),
  group: fc
    .tuple(
      fc.array(fc.tuple(name, tie('node')), { maxLength: 4 }),
      fc.record({ $type: type, $extends: pointer, $description: value }, { requiredKeys: [] }),
    )
    .map(([entries, own]) => parsed([...entries, ...Object.entries(own)])),
}));

/** Makes an object as `JSON.parse` does: `__proto__` is a key like others. */
function parsed(entries: readonly (readonly [string, unknown])[]): unknown {
  const fields = entries.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one) ?? 'null'}`);
  return JSON.parse(`{${fields.join(',')}}`);
}

/** Replaces the value of a token of an exported document, or the whole token. */
function placed(node: unknown, [first, ...rest]: readonly string[], one: unknown): unknown {
  if (first === undefined) return one;
  // The cast: exported documents are groups of tokens.
  const group = (typeof node === 'object' && node !== null ? node : {}) as Readonly<Record<string, unknown>>;
  return { ...group, [first]: placed(group[first], rest, one) };
}

/** Exported documents of a brand, with a few tokens changed. */
const changed = (exported: ReadonlyMap<TokenPart, unknown>): fc.Arbitrary<HostileDocument> =>
  fc.constantFrom(...exported).chain(([part, document]) => {
    const own = tokenPathsOf(document);
    const change = fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...own), value)
          .map(([path, one]) => [[...path, '$value'], one] as const),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom(...own), token).map(([path, one]) => [path, one] as const),
      },
    );
    return fc.array(change, { minLength: 1, maxLength: 2 }).map((changes) => ({
      part,
      document: changes.reduce((root, [path, one]) => placed(root, path, one), document),
    }));
  });

function tokenPathsOf(node: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Object.hasOwn(node, '$value')) return [path];
  return Object.entries(node).flatMap(([key, below]) => tokenPathsOf(below, [...path, key]));
}

/** Documents that are too deep, or that grow when their groups are extended. */
const oversized = fc.constantFrom<unknown>(
  JSON.parse(`${'{"a":'.repeat(400)}1${'}'.repeat(400)}`),
  Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [
      `g${at}`,
      { left: { $extends: `#/g${at + 1}` }, right: { $extends: `#/g${at + 1}` } },
    ]),
  ),
  { color: Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`t${at}`, { $type: 'color', $value: `{color.t${at + 1}}` }])) },
  [], null, 'text', 1,
); // prettier-ignore

/** A parsed Design Tokens document and the part of the theme that it is imported into. */
export interface HostileDocument {
  readonly part: TokenPart;
  readonly document: unknown;
}

const anyPart = fc.constantFrom(...tokenParts);

/**
 * Generates documents of a careless tool and of a malicious partner.
 * @param exported documents of a sound brand by their part
 */
export const hostileDocuments = (exported: ReadonlyMap<TokenPart, unknown>): fc.Arbitrary<HostileDocument> =>
  fc.oneof(
    { weight: 6, arbitrary: changed(exported) },
    { weight: 4, arbitrary: fc.record({ part: anyPart, document: group }) },
    { weight: 1, arbitrary: fc.record({ part: anyPart, document: oversized }) },
    { weight: 1, arbitrary: fc.record({ part: anyPart, document: fc.jsonValue() }) },
  );
