/** Colour of the tile in every brand, as the colours of crests. */
export const markInk = '#16233b';

/** Colours of the bars. Each has a contrast of at least 3:1 with the tile, so black becomes grey. */
export const markColours: ReadonlyMap<string, string> = new Map([
  ['r', '#e2463e'],
  ['o', '#f08a3c'],
  ['y', '#f6c233'],
  ['g', '#2fa866'],
  ['s', '#6fb7ee'],
  ['b', '#4d82ee'],
  ['w', '#f7f5ee'],
  ['k', '#98a0ad'],
]);

/** Initials of three colours for each country; the order is that of the flag where it has three stripes. */
const countries =
  'ae:grw ar:sws at:rwr au:bwr be:kyr bg:wgr br:gyb ca:rwr ch:rwr cl:bwr cn:ryr co:ybr cz:bwr de:kry dk:rwr ec:ybr eg:rwk es:ryr fi:wbw fr:bwr gb:bwr gb-eng:wrw gb-nir:wrw gb-sct:bwb gb-wls:wgr gr:bwb hr:rwb hu:rwg ie:gwo il:wbw in:owg ir:gwr is:bwr it:gwr jp:wrw kr:rwb kz:sys ma:rgr mx:gwr nl:rwb no:rwb nz:bwr pe:rwr pk:gwg pl:wrw pt:gry py:rwb qa:wrw ro:byr rs:rbw ru:wbr sa:gwg se:byb sg:rwr si:wbr sk:wbr th:rwb tn:rwr tr:rwr ua:byb us:rwb uy:wbw za:gyr';

const NEUTRAL = 'kwk';

const barsOf: ReadonlyMap<string, string> = new Map(
  countries.split(' ').map((entry) => [entry.slice(0, -4), entry.slice(-3)]),
);

/** Countries with colours of their own. */
export const markCountries: readonly string[] = [...barsOf.keys()];

export interface Mark {
  /** One letter for a name of one word, else two. */
  readonly letters: readonly string[];
  /** Colours of the three bars. */
  readonly bars: readonly string[];
}

/**
 * Returns the mark of a competition: the same for the same name and country on every device. The letters are the first
 * ones of the first and the last word without digits; the bars have the main colours of the country, or neutral ones.
 * @param country ISO 3166 alpha-2 code in lower case, or a subdivision such as `gb-eng`
 */
export function markOf(name: string, country: string): Mark {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const plain = words.filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
  const [first, ...others] = plain.length > 0 ? plain : words.slice(0, 1);
  const ends = [first, others.at(-1)].flatMap((word) => (word === undefined ? [] : [initial(word)]));
  const bars = [...(barsOf.get(country) ?? NEUTRAL)].map((colour) => markColours.get(colour) ?? '');
  return { letters: ends, bars };
}

function initial(word: string): string {
  // Some letters have two in upper case.
  return [...([...word][0] ?? '').toUpperCase()][0] ?? '';
}
