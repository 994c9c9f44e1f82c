import type en from '../texts/en.json';

export type Dictionary = Readonly<Record<keyof typeof en, string>>;

/** Key of a text without number. */
export type TextKey = Exclude<keyof typeof en, `${string}_${'one' | 'other'}`>;

type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;
/** Key of a text with a number, whose forms have the plural categories as endings. */
export type CountKey = Counted<keyof typeof en>;

export type Params = Readonly<Record<string, string | number>>;

export interface Texts {
  readonly language: string;
  readonly t: (key: TextKey, params?: Params) => string;
  /** Text in the plural form of `count`, which is also a parameter. */
  readonly count: (key: CountKey, count: number, params?: Params) => string;
}

/** Creates the texts of a language; parameters are written `{name}`. */
export function createTexts(language: string, dictionary: Readonly<Record<string, string>>): Texts {
  const plurals = new Intl.PluralRules(language);
  const fill = (text: string, params: Params): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  return {
    language,
    t: (key, params = {}) => fill(dictionary[key] ?? key, params),
    count: (key, count, params = {}) => {
      const form = dictionary[`${key}_${plurals.select(count)}`] ?? dictionary[`${key}_other`] ?? key;
      return fill(form, { count, ...params });
    },
  };
}

const english = () => import('../texts/en.json');
const LOADERS: ReadonlyMap<string, () => Promise<{ default: object }>> = new Map<
  string,
  () => Promise<{ default: object }>
>([
  ['en', english],
  ['ru', () => import('../texts/ru.json')],
  ['ar', () => import('../texts/ar.json')],
]);

/** Loads the dictionary of a language, or the English one for others. */
export async function loadTexts(language: string): Promise<Texts> {
  const base = language.split('-')[0] ?? 'en';
  const load = LOADERS.get(base);
  const { default: dictionary } = await (load ?? english)();
  return createTexts(load ? base : 'en', dictionary as Dictionary);
}
