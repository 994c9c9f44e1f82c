import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { expect, test } from 'vitest';
import { axisOf, tokenNamed, tokens } from '../names.ts';
import { densities, modes, type Density, type Mode } from '../shape.ts';
import { bookOf, brandNames } from '../testBooks.ts';
import { buildTheme, type Theme } from '../theme.ts';
import { references } from '../derive/references.ts';
import { computedOf, rulesOf, type Choice } from './testCascade.ts';
import { plainCss } from './plainCss.ts';
import { themeCss } from './themeCss.ts';
import { themesCss } from './themesCss.ts';

const themes = brandNames.map((name) => buildTheme(bookOf(name)));
const plainRules = rulesOf(plainCss());

/** Returns the values that an element must have whose nearest attributes are these. */
function wanted(theme: Theme, mode: Mode, density: Density): Record<string, string> {
  const values: Readonly<Record<string, string>> = {
    ...theme.modes[mode],
    ...theme.brand,
    ...theme.densities[density],
  };
  return Object.fromEntries(tokens.map(({ path, name }) => [name, (values[path] ?? '').toLowerCase()]));
}

const lower = (values: ReadonlyMap<string, string>) =>
  Object.fromEntries(tokens.map(({ name }) => [name, values.get(name)?.toLowerCase()]));

const choices = fc.record<Choice>(
  {
    mode: fc.constantFrom(...modes),
    density: fc.constantFrom(...densities),
    brand: fc.constant(true),
  },
  { requiredKeys: [] },
);

test.each(themes.map((theme) => [theme.name, theme] as const))(
  '%s: every token has the right value for any nesting of mode, density and brand',
  (_, theme) => {
    const rules = [...plainRules, ...rulesOf(themeCss(theme))];
    fc.assert(
      fc.property(fc.array(choices, { minLength: 1, maxLength: 4 }), (path) => {
        const mode = path.findLast((each) => each.mode !== undefined)?.mode ?? 'light';
        const density = path.findLast((each) => each.density !== undefined)?.density ?? 'comfortable';
        expect(lower(computedOf(rules, theme.name, path))).toEqual(wanted(theme, mode, density));
      }),
      propertyOptions(20, 120),
    );
  },
);

test('a density that follows the device is comfortable, and compact on desktops with a mouse', () => {
  for (const theme of themes)
    for (const css of [plainCss(), themeCss(theme)]) {
      const [, compact = ''] = /\[data-density='compact'\]\{([^}]*)\}/.exec(css) ?? [];
      const [, onDesks = ''] =
        /@media \(min-width: 1024px\) and \(pointer: fine\)\{\[data-density='device'\]\{([^}]*)\}\}/.exec(
          css,
        ) ?? [];
      expect(onDesks, theme.name).toBe(compact);
    }
  expect(plainCss()).toContain("[data-density='comfortable'],[data-density='device']{");
});

test('a brand declares nothing redundant: references and tokens without a seed are left out', () => {
  for (const theme of themes)
    for (const { selector, declarations } of rulesOf(themeCss(theme)))
      expect(declarations.size, `${theme.name} ${selector}`).toBeLessThan(70);
});

test('a token refers only to tokens of its own axis, so that other axes can change independently', () => {
  for (const [path, followed] of Object.entries(references)) {
    const axes = [path, followed].map((each) => tokens.find((token) => token.path === each)?.path);
    expect(axes.map((each) => each && axisOf(each))[0]).toBe(axes.map((each) => each && axisOf(each))[1]);
  }
});

test('every declaration is a public token', () => {
  for (const theme of themes)
    for (const { declarations } of [...plainRules, ...rulesOf(themeCss(theme))])
      for (const name of declarations.keys()) expect(tokenNamed(name)?.name).toBe(name);
});

test('a sheet of several brands covers each with every mode and density, in either nesting order', () => {
  const css = themesCss(themes);
  for (const cross of [
    "@scope ([data-brand='northbank']){:scope[data-mode='dark'],[data-mode='dark']{",
    "@scope ([data-mode='dark']){[data-brand='northbank']{",
    "@scope ([data-brand='touchline']){:scope[data-density='compact'],[data-density='compact']{",
    "@scope ([data-density='compact']){[data-brand='touchline']{",
  ])
    expect(css).toContain(cross);
});

test('no value is missing', () => {
  expect(themesCss(themes)).not.toContain('undefined');
  expect(themesCss([])).toBe('');
});
