import { expect, test } from 'vitest';
import { brandPairsCss } from './brandPairs.ts';
import { computedOf, rulesOf } from './css/testCascade.ts';
import { plainCss } from './css/plainCss.ts';
import { themeCss } from './css/themeCss.ts';
import { themeFaults } from './faults/themeFaults.ts';
import { judgeBrandPairs } from './judgeBrandPairs.ts';
import { tokens } from './names.ts';
import { bookOf, brandNames } from './testBooks.ts';
import { buildTheme } from './theme.ts';

const house = buildTheme(bookOf('touchline'));
const pairsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, css_value]) => ({ css_prop: `--ui-${name}`, css_value }));
const judge = (values: Readonly<Record<string, string>>, theme = house) =>
  judgeBrandPairs(theme, pairsOf(values));

test.each([
  [{ 'size-header': '0' }, 'range', 'outside 44 to 96px'],
  [{ 'space-md': '90px' }, 'range', 'outside 0 to 24px'],
  [{ 'size-control': '1rem' }, 'range', 'outside 1.5 to 4.5rem'],
  [{ 'size-chip': '20px' }, 'range', 'outside 24 to 64px'],
  [{ 'size-nav': '40px' }, 'range', 'outside 44 to 96px'],
  [{ 'type-size-body': '60px' }, 'range', 'outside 12 to 20px'],
  [{ 'radius-card': '200px' }, 'range', 'outside 0 to 48px'],
  [{ 'font-numeric': 'Fraunces' }, 'figures', '--ui-font-numeric starts with Fraunces'],
  [
    { 'font-body': 'Oswald' },
    'figures',
    'starts with Oswald, which isn’t known to have figures of one width',
  ],
  [{ 'font-numeric': 'serif' }, 'figures', 'starts with serif'],
  [
    { 'color-canvas': '#ffffff' },
    'contrast',
    'With it in dark mode, --ui-color-text-default (#eef1f6) on --ui-color-canvas (#ffffff) has a contrast of',
  ],
  [{ 'color-accent-bg': '#141a24' }, 'contrast', 'in light mode'],
  [{ 'color-odds-selected-bg': '#f0efe9' }, 'difference', 'a selected price can’t be told from'],
  [{ 'color-boost-fg': '#0b7a4b' }, 'meaning', 'isn’t violet, which is a bonus in every brand'],
] as const)('refuses %j by %s, with the reason', (values, kind, reason) => {
  const { accepted, refused } = judge(values);
  expect(accepted).toEqual([]);
  expect(refused).toEqual([{ pair: pairsOf(values)[0], kind, reason: expect.stringContaining(reason) }]);
});

test('refuses only the pairs that cause a fault, and the theme with the others has none', () => {
  const { accepted, refused, theme } = judge({
    'radius-odds': '3px',
    'color-canvas': '#ffffff',
    'color-action-primary-rest': '#ffb347',
    'color-text-muted': '#5c6472',
  });
  expect(accepted.map(({ path }) => path)).toEqual(['radius.odds', 'color.action.primary.rest']);
  expect(refused.map(({ pair }) => pair.css_prop)).toEqual(['--ui-color-canvas', '--ui-color-text-muted']);
  expect(themeFaults(theme)).toEqual([]);
});

test('judges pairs together: a font for prices makes another text font possible', () => {
  expect(judge({ 'font-body': 'Fraunces', 'font-numeric': 'Inter' }).refused).toEqual([]);
  expect(judge({ 'font-heading': 'Sora' }).theme.fonts).toContain('Sora');
});

test('a hint names a value that is accepted in light and dark mode', () => {
  const [refusal] = judge({ 'color-accent-bg': '#ff8800' }).refused;
  const [, name = '', value = ''] =
    /For example, --ui-([\w-]+): (#\w{6}) would do\.$/.exec(refusal?.reason ?? '') ?? [];
  expect(name).toBe('color-odds-selected-label');
  expect(judge({ 'color-accent-bg': '#ff8800', [name]: value }).refused).toEqual([]);
});

test.each(brandNames)('%s: the judged theme has the values that a page computes', (name) => {
  const theme = buildTheme(bookOf(name));
  const judged = judge(
    { 'color-action-primary-rest': '#ffb347', 'radius-card': '7px', 'size-row': '3rem' },
    theme,
  );
  expect(judged.refused).toEqual([]);
  const css = [plainCss(), themeCss(theme), brandPairsCss(judged.accepted)].join('\n');
  const rules = rulesOf(css).map((rule) => ({
    ...rule,
    // The cascade of the tests reads no doubled pseudo-class, and these rules follow those of the theme.
    selector: rule.selector.replace(
      /:root:root:not\(\[data-mode=['"]?contrast['"]?\]\)|:root:root/g,
      ':root',
    ),
  }));
  const values: Readonly<Record<string, string>> = {
    ...judged.theme.modes.light,
    ...judged.theme.brand,
    ...judged.theme.densities.comfortable,
  };
  const computed = computedOf(
    rules.map((rule) => ({ ...rule, selector: rule.selector.replaceAll(/,?:root \[[^\]]*\]/g, '') })),
    name,
    [{ mode: 'light', density: 'comfortable', brand: true }],
  );
  for (const { name: property, path } of tokens)
    expect(computed.get(property)?.toLowerCase(), property).toBe(values[path]?.toLowerCase());
});
