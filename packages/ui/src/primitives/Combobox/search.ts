export interface ComboboxOption<Value extends string = string> {
  readonly value: Value;
  /** Label of the option. */
  readonly label: string;
  /** Text at the end of the row, such as a dialling code or the native name. */
  readonly hint?: string | undefined;
  /** Further search terms, for example “UK”, “Britain”. */
  readonly keywords?: readonly string[] | undefined;
  /** Group of the option; options of a group must be consecutive. */
  readonly group?: string | undefined;
  /**
   * Whether the option can't be selected.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** Letters that NFD doesn't decompose into a base letter and a diacritic. */
const plain: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    þ: 'th',
    ı: 'i',
  }),
);

/** Normalises text for searching: lower case without diacritics, independent of the keyboard. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => plain.get(letter) ?? letter)
    .trim();
}

/**
 * Finds options that contain every typed word. Labels that start with the text are ranked first, unless options are
 * grouped.
 * @param options all options
 * @param text search text
 */
export function findOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = searchable(text);
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter((option) => {
    const heap = searchable([option.label, option.hint, ...(option.keywords ?? [])].join(' '));
    return words.every((word) => heap.includes(word));
  });
  if (found.some(({ group }) => group !== undefined)) return found;
  const first = (option: Option) => (searchable(option.label).startsWith(wanted) ? 0 : 1);
  return found.toSorted((one, other) => first(one) - first(other));
}
