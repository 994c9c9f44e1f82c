import { describe, expect, test } from 'vitest';
import { languageOf } from '@touchline/contract/languages';
import { entryKinds } from '@touchline/contract/walletEntries';

type Words = { readonly [key: string]: string | Words };

const files = import.meta.glob<Words>('./locales/*/*.json', { eager: true, import: 'default' });
const CATEGORY = /_(zero|one|two|few|many|other)$/;
const SPELT_OUT = /_(zero|one|two)$/;

function flat(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).toSorted();

const bundles = Object.entries(files).map(([file, words]) => {
  const [, segment = '', namespace = ''] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(file) ?? [];
  return { segment, namespace, words: new Map(flat(words)) };
});
const english = new Map(
  bundles.filter(({ segment }) => segment === 'en').map((bundle) => [bundle.namespace, bundle.words]),
);
const segments = [...new Set(bundles.map(({ segment }) => segment))];

/** Keys required in a language: plain keys, and plural keys in all categories of the language. */
function needed(source: ReadonlyMap<string, string>, segment: string): string[] {
  const rules = new Intl.PluralRules(languageOf(segment).tag);
  const keys = [...source.keys()];
  const counted = new Set(keys.filter((key) => CATEGORY.test(key)).map((key) => key.replace(CATEGORY, '')));
  const categories = rules.resolvedOptions().pluralCategories;
  return [
    ...keys.filter((key) => !CATEGORY.test(key)),
    ...[...counted].flatMap((key) => categories.map((category) => `${key}_${category}`)),
  ].toSorted();
}

describe.each(segments)('the translations in %s', (segment) => {
  test('have every namespace of English', () => {
    const own = bundles.filter((bundle) => bundle.segment === segment).map(({ namespace }) => namespace);
    expect(own.toSorted()).toEqual([...english.keys()].toSorted());
  });

  test.each([...english.keys()])('have every key and every plural category: %s', (namespace) => {
    const own = bundles.find((bundle) => bundle.segment === segment && bundle.namespace === namespace);
    const source = english.get(namespace) ?? new Map();
    expect([...(own?.words.keys() ?? [])].toSorted()).toEqual(needed(source, segment));
  });

  test.each([...english.keys()])('have the placeholders of English and no empty text: %s', (namespace) => {
    const own = bundles.find((bundle) => bundle.segment === segment && bundle.namespace === namespace);
    const source = english.get(namespace) ?? new Map<string, string>();
    for (const [key, text] of own?.words ?? []) {
      expect(text.trim(), key).not.toBe('');
      const model = source.get(key) ?? source.get(key.replace(CATEGORY, '_other')) ?? '';
      // "One market" and "two markets" may have the number spelled out.
      const spelt = SPELT_OUT.test(key) ? ['count', 'number'] : [];
      const asked = placeholders(model).filter((name) => !spelt.includes(name ?? ''));
      expect(
        placeholders(text).filter((name) => !spelt.includes(name ?? '')),
        key,
      ).toEqual(asked);
    }
  });
});

test('every kind of movement on an account has a text', () => {
  const texts = [...(english.get('account')?.keys() ?? [])];
  const named = texts.flatMap((key) => (key.startsWith('entries.kinds.') ? [key.slice(14)] : []));
  expect(named.toSorted()).toEqual([...Object.keys(entryKinds), 'other'].toSorted());
});
