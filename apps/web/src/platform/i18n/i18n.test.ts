import { beforeAll, describe, expect, test } from 'vitest';
import { languageOf } from '@touchline/contract/languages';
import { DictionaryError } from './bundles.ts';
import { i18n, loadBundles, setLanguage } from './i18n.ts';
import { nativeName, segmentIn } from './languages.ts';
import { findTextIn } from './useFindText.ts';

describe('languages', () => {
  test('whose segment differs from their tag keep the tag', () => {
    const known = {
      ua: 'uk',
      cn: 'zh-Hans',
      tw: 'zh-Hant',
      br: 'pt-BR',
      jp: 'ja',
      kr: 'ko',
      gr: 'el',
      cz: 'cs',
      dk: 'da',
      ge: 'ka',
      vn: 'vi',
      en: 'en',
    };
    for (const [segment, tag] of Object.entries(known)) expect(languageOf(segment).tag).toBe(tag);
  });

  test('written from right to left are detected', () => {
    expect(['ar', 'fa', 'he', 'ur', 'ku'].map((segment) => languageOf(segment).direction)).toEqual(
      Array(5).fill('rtl'),
    );
    expect(languageOf('ru').direction).toBe('ltr');
  });

  test('have their native names', () => {
    expect(['en', 'ru', 'ar', 'ua'].map(nativeName)).toEqual(['English', 'Русский', 'العربية', 'Українська']);
  });

  test('are read from complete first segments only', () => {
    expect(['/en', '/en/live', '/eng', '/', '/EN/live'].map(segmentIn)).toEqual([
      'en',
      'en',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('translations', () => {
  beforeAll(async () => {
    for (const segment of ['en', 'ru', 'ar']) await loadBundles(segment, ['common', 'markets']);
  });

  test('follow the plural rules of their language', async () => {
    await setLanguage('ru');
    expect([1, 3, 5, 21, 112].map((count) => i18n.t('selections', { count }))).toEqual([
      '1 исход',
      '3 исхода',
      '5 исходов',
      '21 исход',
      '112 исходов',
    ]);
    await setLanguage('ar');
    expect([0, 1, 2, 3, 11, 100].map((count) => i18n.t('markets:open', { count }))).toEqual([
      'لا أسواق',
      'سوق واحدة',
      'سوقان',
      '3 أسواق',
      '11 سوقًا',
      '100 سوق',
    ]);
  });

  test('that do not exist throw an error of their own instead of showing keys', async () => {
    await expect(loadBundles('xx', ['common'])).rejects.toBeInstanceOf(DictionaryError);
  });
});

describe('a key that comes from data', () => {
  beforeAll(async () => {
    for (const segment of ['en', 'ru', 'ar']) await loadBundles(segment, ['markets', 'sports']);
  });

  test('is translated in its own language, whichever is current', () => {
    expect(['en', 'ru', 'ar'].map((tag) => findTextIn(tag)('sports', 'period.break'))).toEqual([
      'Break',
      'Перерыв',
      'استراحة',
    ]);
    expect(['en', 'ru', 'ar'].map((tag) => findTextIn(tag)('markets', 'open', { count: 2 }))).toEqual([
      '2 markets',
      '2 рынка',
      'سوقان',
    ]);
  });

  test('is undefined if it is missing, contains a colon or names a group of texts', () => {
    const findText = findTextIn('en');
    expect(findText('markets', 'selection.correct-score.2:1')).toBeUndefined();
    expect(findText('markets', 'selection.total')).toBeUndefined();
    expect(findText('couponMore', 'placement.unknown')).toBeUndefined();
  });

  test('is available as soon as its bundle is', () => {
    const findText = findTextIn('en');
    expect(findText('history', 'title')).toBeUndefined();
    i18n.addResourceBundle('en', 'history', { title: 'Bets' });
    expect(findText('history', 'title')).toBe('Bets');
  });
});
