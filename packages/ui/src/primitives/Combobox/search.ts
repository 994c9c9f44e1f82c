export interface ComboboxOption<Value extends string = string> {
  readonly value: Value;
  /** Its name. */
  readonly label: string;
  /** A word at the end, such as a dialling code or the name in its own language. */
  readonly hint?: string | undefined;
  /** Other words to find it by: "UK", "Britain". */
  readonly keywords?: readonly string[] | undefined;
  /** The group it stands in; options of one group stand together. */
  readonly group?: string | undefined;
  /** It can't be chosen now. @default false */
  readonly disabled?: boolean | undefined;
}

/** Letters that do not come apart into a letter and its mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** A text as it is searched: small letters without marks, whoever typed it on whichever keyboard. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => plain[letter] ?? letter)
    .trim();
}

/**
 * Options that hold every typed word. Those whose name begins with the text come first, unless they stand in groups.
 * @param options all options
 * @param text what is typed
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
