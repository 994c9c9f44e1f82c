import { generate, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { themeCss, themesCss } from './css.ts';
import { tokensOf, type Axis } from './names.ts';
import { bookOf } from './testBooks.ts';
import { buildTheme } from './theme.ts';

const house = buildTheme(bookOf('touchline'));
const northbank = buildTheme(bookOf('northbank'));

/** Every rule of a sheet as its selector and the custom properties it writes. */
function rulesOf(css: string): { selector: string; names: string[] }[] {
  const rules: { selector: string; names: string[] }[] = [];
  walk(parse(css), (node) => {
    if (node.type !== 'Rule') return;
    const names: string[] = [];
    walk(node.block, (inner) => {
      if (inner.type === 'Declaration' && inner.property.startsWith('--')) names.push(inner.property);
    });
    rules.push({ selector: generate(node.prelude), names });
  });
  return rules;
}

const namesOf = (axis: Axis) => tokensOf(axis).map(({ name }) => name);

test.each([
  ['[data-mode=', 'mode'],
  ['[data-density=', 'density'],
] as const)('a rule of %s writes the whole of its axis and nothing else', (start, axis) => {
  const rules = rulesOf(themeCss(house)).filter(({ selector }) => selector.startsWith(start));
  expect(rules.length).toBeGreaterThan(1);
  for (const { names } of rules) expect(names).toEqual(namesOf(axis));
});

test('the root alone has the brand’s defaults, whole', () => {
  const names = rulesOf(themeCss(northbank))
    .filter(({ selector }) => selector.includes(':root'))
    .flatMap((rule) => rule.names);
  expect(names.toSorted()).toEqual(
    [...namesOf('mode'), ...namesOf('brand'), ...namesOf('density')].toSorted(),
  );
  expect(themeCss(northbank)).toMatch(/^:where\(:root\)\{color-scheme:dark/);
});

test('a sheet of many brands crosses each with every mode and density, either being the outer one', () => {
  const css = themesCss([house, northbank]);
  for (const cross of [
    "@scope ([data-brand='northbank']){:scope[data-mode='dark'],[data-mode='dark']{",
    "@scope ([data-mode='dark']){[data-brand='northbank']{",
    "@scope ([data-brand='touchline']){:scope[data-density='compact'],[data-density='compact']{",
    "@scope ([data-density='compact']){[data-brand='touchline']{",
  ])
    expect(css).toContain(cross);
});

test('no value is missing', () => {
  expect(themesCss([house, northbank])).not.toContain('undefined');
  expect(themesCss([])).toBe('');
});
