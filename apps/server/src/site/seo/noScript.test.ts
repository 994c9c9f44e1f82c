import { expect, test } from 'vitest';
import { languageIn } from '../sites/language.ts';
import { noScriptElement } from './noScript.ts';

// The cast: only the languages are read.
const site = {
  config: { languages: ['en', 'ru', 'ar', 'xx'], defaultLanguage: 'ru' },
} as unknown as Parameters<typeof noScriptElement>[0];

test.each([
  ['/en/live', /^<noscript><p>[A-Z][^<>]*JavaScript[^<>]*\.<\/p><\/noscript>$/],
  ['/ar', /^<noscript><p>[^<>]*\p{Script=Arabic}[^<>]*JavaScript[^<>]*\.<\/p><\/noscript>$/u],
  ['/ru/line', /^<noscript><p>\p{Script=Cyrillic}[^<>]*JavaScript[^<>]*\.<\/p><\/noscript>$/u],
])('the page %s names in its language the functions that need JavaScript', async (path, element) => {
  expect(await noScriptElement(site, path)).toMatch(element);
});

test('a page without texts in its language has the sentence of the default language', async () => {
  const standard = await noScriptElement(site, '/ru');
  expect(languageIn('/xx/live', site.config.languages)).toBe('xx');
  expect(await noScriptElement(site, '/xx/live')).toBe(standard);
  expect(await noScriptElement(site, '/live')).toBe(standard);
});
