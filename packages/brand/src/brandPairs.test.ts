import { expect, test } from 'vitest';
import { brandPairsCss, refusalKinds, sanitizeBrandPairs, type BrandPair } from './brandPairs.ts';
import { judgeHostilePairs } from './hostile/judge.ts';

const judge = (css_prop: string, css_value: string) => sanitizeBrandPairs([{ css_prop, css_value }]);

test.each([
  ['--ui-color-accent-bg', 'RED', '#ff0000'],
  ['--ui-color-accent-bg', ' oklch(0.5 0.1 260) ', '#40639c'],
  ['--ui-color-accent-bg', '#ABC', '#aabbcc'],
  ['--ui-color-scrim', 'rgba(0,0,0,.5)', '#00000080'],
  ['--ui-radius-odds', '0', '0px'],
  ['--ui-radius-odds', '1e1PX', '10px'],
  ['--ui-motion-fast', '.2s', '0.2s'],
  [
    '--ui-shadow-sm',
    'inset 0 1px 2px rgb(0 0 0 / 10%), 0 0 4px black',
    'inset 0px 1px 2px #0000001a, 0px 0px 4px #000000',
  ],
  ['--ui-shadow-sm', 'none', 'none'],
  ['--ui-font-weight-heading', '720', '720'],
  ['--ui-font-heading-stretch', '88%', '88%'],
])('%s: prints %s as %s', (name, value, printed) => {
  expect(judge(name, value)).toMatchObject({ accepted: [{ name, value: printed }], refused: [] });
});

test('expands a font family to its fallbacks, in the spelling of the registry', () => {
  const [face] = judge('--ui-font-heading', 'Oswald').accepted;
  expect(face?.value).toBe(
    "'Oswald Variable', 'Inter Variable', 'Noto Scripts Variable', 'Oswald Variable Fallback', system-ui, sans-serif",
  );
});

test.each([
  ['--ui-color-accent-bg', 'url(//evil.example/x)', 'no token'],
  ['--ui-color-accent-bg', 'URL("//evil.example/x")', 'only colour functions'],
  ['--ui-color-accent-bg', 'image-set("x" 1x)', 'only colour functions'],
  ['--ui-color-accent-bg', 'var(--x, url(//evil.example))', 'only colour functions'],
  ['--ui-color-accent-bg', 'env(x)', 'only colour functions'],
  ['--ui-color-accent-bg', 'if(style(--x): red)', 'only colour functions'],
  ['--ui-color-accent-bg', 'u\\72l(x)', 'escape'],
  ['--ui-color-accent-bg', 'red/**/', 'no token'],
  ['--ui-color-accent-bg', 'red;color:blue', 'no token'],
  ['--ui-color-accent-bg', 'red}body{display:none', 'no token'],
  ['--ui-color-accent-bg', 'red !important', 'no token'],
  ['--ui-color-accent-bg', '</style><script>', 'no token'],
  ['--ui-color-accent-bg', 'rgb(0 0 0 / 0.2)', 'translucent'],
  ['--ui-color-accent-bg', 'currentcolor', 'not a colour'],
  ['--ui-color-accent-bg', 'inherit', 'not a colour'],
  ['--ui-color-accent-bg', 'rgb(calc(1) 0 0)', 'only colour functions'],
  ['--ui-color-accent-bg', 'x'.repeat(300), 'longer than 200'],
  ['--ui-radius-odds', '1e99px', 'outside 0 to 999px'],
  ['--ui-radius-odds', '-1px', 'outside'],
  ['--ui-radius-odds', '10vw', 'unit other than px or rem'],
  ['--ui-font-body', "'Comic Sans MS'", 'not served'],
  ['--ui-color-border-focus', '#ffffff', 'locked'],
  ['--ui-size-touch', '20px', 'locked'],
  ['--ui-nothing', 'red', 'No such token'],
  ['color', 'red', 'No such token'],
  ['__proto__', 'red', 'No such token'],
])('%s: rejects %s', (name, value, reason) => {
  const { accepted, refused } = judge(name, value);
  expect(accepted).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toContain(reason);
});

test('colour pairs do not affect the contrast mode, and the last pair of a token wins', () => {
  const { accepted } = sanitizeBrandPairs([
    { css_prop: '--ui-color-accent-bg', css_value: 'red' },
    { css_prop: '--ui-color-accent-bg', css_value: 'blue' },
    { css_prop: '--ui-radius-odds', css_value: '3px' },
  ]);
  const css = brandPairsCss(accepted);
  expect(css).toContain(":root:root:not([data-mode='contrast'])");
  expect(css).toContain('{--ui-color-accent-bg:#0000ff}');
  expect(css).toContain(':root:root,:root [data-brand]{--ui-radius-odds:3px}');
});

test('rejects values that are not text without throwing', () => {
  for (const pair of [{}, { css_prop: '--ui-radius-odds' }, { css_prop: 1, css_value: ['3px'] }])
    // The cast: a partner's configuration is untrusted and may have another type.
    expect(sanitizeBrandPairs([pair as unknown as BrandPair]).refused[0]?.kind).toBe('malformed');
});

test('accepts no unsafe output for 10,000 generated values, and gives a known reason for each refusal', () => {
  const { generated, kept, refused, escapes, unexplained } = judgeHostilePairs(10_000, 20_260_101);
  expect(generated).toBe(10_000);
  expect(escapes).toEqual([]);
  expect(unexplained).toEqual([]);
  // Guards against a function that rejects everything, and against generators that never reach a reason.
  expect(kept).toBeGreaterThan(500);
  for (const kind of refusalKinds) if (kind !== 'malformed') expect(refused[kind], kind).toBeGreaterThan(0);
});
