import { expect, test } from 'vitest';
import { checkLookups, lookupsIn } from './lookups.mjs';

const linesOf = (source) => lookupsIn('module.ts', source).map(({ line }) => line);
const table = 'const prices: Readonly<Record<string, number>> = { a: 1 };\n';

test.each([
  ['a table with any key', `${table}export const priceOf = (word: string) => prices[word];`],
  [
    'a table that is checked by another type',
    'export const t: Readonly<Record<string, 1>> = { a: 1 } satisfies { a: 1 };\nt[w];',
  ],
  ['a table with an index signature', 'const t: { [key: string]: 1 } = {};\nt[w];'],
  ['`in`', '\nexport const isSetting = (word: string) => word in settings;'],
  ['a cast of the word', '\nexport const textOf = (word: string) => texts[word as keyof typeof texts];'],
  [
    'a check of another table',
    `${table}export const priceOf = (w: string) => (Object.hasOwn(others, w) ? prices[w] : 0);`,
  ],
])('a look-up of a free word is reported: %s', (_, source) => expect(linesOf(source)).toEqual([2]));

test('a look-up in another module’s table is reported', () => {
  const source = "import { prices } from './prices.ts';\nprices[word];";
  expect(lookupsIn('module.ts', source, new Set(['prices']))).toHaveLength(1);
  expect(lookupsIn('module.ts', source)).toEqual([]);
});

test.each([
  ['a Map', 'const prices: ReadonlyMap<string, number> = new Map();\nprices.get(word);'],
  ['a checked word', `${table}const priceOf = (w: string) => (Object.hasOwn(prices, w) ? prices[w] : 0);`],
  ['a written key', `${table}prices['a'];\nif ('code' in error) refuse();`],
  ['a table whose type names its keys', "const t: Readonly<Record<'a', 1>> = { a: 1 };\nt[key];"],
])('%s is accepted', (_, source) => expect(linesOf(source)).toEqual([]));

test('no module of the packages and apps looks up a free word in a plain object', () => {
  expect(checkLookups()).toEqual([]);
});
