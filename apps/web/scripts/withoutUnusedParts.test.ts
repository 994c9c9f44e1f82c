import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutBackend, withoutInstruments, withoutMutations, withoutNames } from './withoutUnusedParts.ts';

const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');
const fileOf = (library: string) => new URL(import.meta.resolve(library)).pathname;
const i18next = read(dirname(fileOf('i18next')), 'i18next.js');

/** Runs a module that has no imports. */
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

test('no statement in the router’s links and forms keeps code that isn’t imported', () => {
  const before = read(dirname(fileOf('react-router')), '..', 'production', 'lib', 'dom', 'lib.js');
  const after = withoutNames(before);
  const kept = /^(?:\w+\.displayName = |(?:const|let|var) \w+ = React\$?\d*\.forwardRef\()/m;
  expect(before).toMatch(kept);
  expect(after).not.toMatch(kept);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test('a browser router reads no instrumentations', () => {
  const path = join(dirname(fileOf('react-router')), '..', 'production', 'lib', 'router', 'router.js');
  const made = /^function createRouter\(init\) \{\n[^]*?^\}$/m.exec(
    withoutInstruments(readFileSync(path, 'utf8')),
  );
  expect(made?.[0]).toMatch(/navigate/);
  const uses =
    made?.[0].match(/(?:consumeInstrumentation|getRouteInstrumentation|instrumentClientSide)\w+\(/g) ?? [];
  const unreachable = made?.[0].match(/if \(false\)/g) ?? [];
  expect([uses.length, unreachable.length]).toEqual([2, 2]);
});

test('code inside a component is left unchanged', () => {
  const code = '\t\tForm.displayName = "fetcher.Form";';
  expect(withoutNames(code)).toBe(code);
});

test('i18next translates like the full library: values, plurals, another language, missing keys', async () => {
  const words = {
    en: { common: { hello: 'Hello {{name}}', bet_one: '{{count}} bet', bet_other: '{{count}} bets' } },
    ru: {
      common: { bet_one: '{{count}} ставка', bet_few: '{{count}} ставки', bet_many: '{{count}} ставок' },
    },
  };
  const spoken = async (code: string) => {
    const library = await run(code);
    const i18n = library.createInstance({
      initAsync: false,
      fallbackLng: false,
      defaultNS: 'common',
      ns: [],
      resources: {},
      interpolation: { escapeValue: false },
    });
    i18n.init();
    for (const [lang, own] of Object.entries(words)) i18n.addResourceBundle(lang, 'common', own.common);
    await i18n.changeLanguage('en');
    const english = [i18n.t('hello', { name: 'Ana' }), i18n.t('bet', { count: 1 }), i18n.t('none')];
    await i18n.changeLanguage('ru');
    return [...english, ...[1, 3, 5].map((count) => i18n.t('bet', { count })), i18n.language];
  };
  const slim = withoutBackend(i18next);
  expect(slim.length).toBeLessThan(i18next.length - 5_000);
  expect(await spoken(slim)).toEqual(await spoken(i18next));
  expect(await spoken(slim)).toEqual([
    'Hello Ana',
    '1 bet',
    'none',
    '1 ставка',
    '3 ставки',
    '5 ставок',
    'ru',
  ]);
});

test('the query client keeps no mutation code', () => {
  const { resolve } = createRequire(fileOf('@tanstack/react-query'));
  const before = read(dirname(resolve('@tanstack/query-core')), '..', 'modern', 'queryClient.js');
  expect(withoutMutations(before)).not.toMatch(/mutationCache\.js/);
});

test('a library whose source has changed stops the build', () => {
  expect(() => withoutBackend('class Connector {}')).toThrow(/see withoutUnusedParts/);
});
