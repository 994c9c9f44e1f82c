/** Countries whose code in files is not their ISO 3166 code, and leagues with a name of their own. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'gb-eng',
    sco: 'gb-sct',
    wal: 'gb-wls',
    nir: 'gb-nir',
    mls: 'us',
    copa: 'south-america',
  }),
);

/** Adjectives in names of leagues, used besides the country's English name. */
const ADJECTIVES =
  /^(?:English|Scottish|Welsh|French|Italian|Greek|Portuguese|Turkish|Deutsche|Österr\.)\s+/u;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Returns the country or continent of a competition's code (`en.1`, `mls`, `copa.l`), or `world`. */
export function countryOf(code: string): string {
  const head = code.split('.')[0] ?? '';
  return COUNTRIES.get(head) ?? (/^[a-z]{2}$/.test(head) ? head : 'world');
}

/**
 * Returns the competition's name without the season and without the country, which is shown next to it.
 * @param code for example `en.1`
 */
export function plainName(name: string, code: string): string {
  const own = name.slice(name.lastIndexOf('|') + 1);
  const plain = own.replace(/\s+\d{4}(?:\s*[/-]\s*\d{2,4})?\s*$/, '').trim();
  if (plain === '') return name.trim();
  const country = countryOf(code);
  const english = /^[a-z]{2}$/.test(country) ? countryNames.of(country.toUpperCase()) : undefined;
  const short = english && plain.startsWith(`${english} `) ? plain.slice(english.length) : plain;
  return short.replace(ADJECTIVES, '').trim();
}

const LEGAL_FORM = /\b(?:fc|cf|afc|sc|ac|as|cd|ca|fk|sk|sv|tsv|club|1)\b/g;

/** Normalises a name to lower case without accents and punctuation: "afc wimbledon". */
export function plainWords(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const withoutForm = (words: string) => words.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim();

/** Returns a key that remains the same when a file writes the team's name differently ("Valencia CF", "Valencia"). */
export function teamKey(name: string): string {
  const plain = plainWords(name);
  const short = withoutForm(plain);
  return short === '' ? plain : short;
}

/** Returns whether a key is only a legal form, such as "AFC Wimbledon" truncated to "AFC". */
export function isLegalForm(key: string): boolean {
  return withoutForm(key) === '';
}
