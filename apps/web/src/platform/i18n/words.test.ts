import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Namespace } from './bundles.ts';
import { i18n, loadWords, speak } from './i18n.ts';
import { sayIn, wordIn, type Values } from './words.ts';

type Words = { readonly [key: string]: string | Words };

const namespaces = ['common', 'betting', 'markets', 'marketsMore', 'sports', 'events'] as const;
const FORM = /_(?:zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 112, 1.5];
/** Values of either direction, with special meaning to i18next, and of other types. */
const VALUES = [
  '2. Bundesliga',
  'دوري روشن',
  '12:30',
  '\u2066+1.5\u2069',
  '{{name}} $t(all) $&',
  '',
  7,
  undefined,
];

function flat(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

/** Values to test a phrase with: each value in all of its placeholders, and each count in plural phrases. */
function askings([key, text]: [string, string]): Values[] {
  const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place);
  const filled = VALUES.map((value) => Object.fromEntries(places.map((place) => [place, value])));
  return FORM.test(key) ? filled.flatMap((own) => COUNTS.map((count) => ({ ...own, count }))) : filled;
}

beforeAll(async () => {
  for (const segment of ['en', 'ru', 'ar']) await loadWords(segment, namespaces);
});

describe.each(['en', 'ru', 'ar'])('in %s', (segment) => {
  test.each(namespaces)('each phrase of %s equals the output of i18next', async (namespace) => {
    await speak(segment);
    const word = wordIn(i18n.language);
    const entries = flat(i18n.getResourceBundle(i18n.language, namespace));
    expect(entries).not.toEqual([]);
    for (const entry of entries) {
      const key = entry[0].replace(FORM, '');
      for (const values of askings(entry)) {
        // Casts: typed keys require literals.
        const said = i18n.t(key as never, { ns: namespace, ...values } as never);
        expect(word(namespace, key, values), `${key} ${JSON.stringify(values)}`).toBe(said);
      }
    }
  });
});

describe('a translation', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is in its own language, whichever is current', () => {
    expect(['en', 'ru', 'ar'].map((tag) => wordIn(tag)('sports', 'period.break'))).toEqual([
      'Break',
      'Перерыв',
      'استراحة',
    ]);
    expect(['en', 'ru', 'ar'].map((tag) => sayIn(tag)('markets', 'open', { count: 2 }))).toEqual([
      '2 markets',
      '2 рынка',
      'سوقان',
    ]);
  });

  test('that is missing is undefined, and replaced by its key', () => {
    const word = wordIn('en');
    expect(word('markets', 'selection.correct-score.2:1')).toBeUndefined();
    expect(word('markets', 'selection.total')).toBeUndefined();
    expect(sayIn('en')('couponMore', 'placement.unknown')).toBe('placement.unknown');
  });

  test('is available as soon as its bundle is', () => {
    const word = wordIn('en');
    expect(word('history', 'title')).toBeUndefined();
    i18n.addResourceBundle('en', 'history' satisfies Namespace, { title: 'Bets' });
    expect(word('history', 'title')).toBe('Bets');
  });

  test('is looked up once, however many rows request it', () => {
    const lookUp = vi.spyOn(i18n, 'getResource');
    for (let row = 1; row <= 100; row += 1)
      expect(sayIn('en')('betting', 'watch', { name: `Match ${row}` })).toContain(`Match ${row}`);
    expect(lookUp.mock.calls.length).toBeLessThan(2);
  });
});
