import { readdirSync, readFileSync } from 'node:fs';

const locales = new URL('../../../apps/web/src/platform/i18n/locales/', import.meta.url);

export type Lang = 'en' | 'ru' | 'ar';
export type Values = Readonly<Record<string, string | number>>;

let hear: (file: string) => void = () => {};

/** Calls a function with the name of each dictionary that a journey takes words from, for example `en/coupon.json`. */
export function onWordsSaid(listener: (file: string) => void): void {
  hear = listener;
}

/** Translates a message of the product. Example of a key: `couponMore:placement.accepted`. */
export type Say = (key: string, values?: Values) => string;

/**
 * The product's dictionary of a language, so that journeys look for the text that the player sees. An unknown key
 * throws, which fails the journey.
 */
export function wordsIn(lang: Lang): Say {
  const folder = new URL(`${lang}/`, locales);
  const spaces = new Map<string, unknown>(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ]),
  );
  const plurals = new Intl.PluralRules(lang);
  return (key, values = {}) => {
    const [space = '', path = ''] = key.split(':');
    hear(`${lang}/${space}.json`);
    const count = values['count'];
    const plural = typeof count === 'number' ? `${path}_${plurals.select(count)}` : path;
    const words = wordAt(spaces.get(space), plural) ?? wordAt(spaces.get(space), path);
    if (words === undefined) throw new Error(`The dictionary of ${lang} has no "${key}".`);
    return words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => own(String(values[name] ?? ''), lang));
  };
}

/** Isolates the direction of a name in right-to-left text. */
function own(text: string, lang: Lang): string {
  const isName = lang === 'ar' && /\p{L}/u.test(text) && !/^[\u2066-\u2068]/.test(text);
  return isName ? `\u2068${text}\u2069` : text;
}

function wordAt(words: unknown, path: string): string | undefined {
  let at = words;
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([name]) => name === part)?.[1];
  }
  return typeof at === 'string' ? at : undefined;
}
