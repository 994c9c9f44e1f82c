import { hasWords, nearness } from '@touchline/text';

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
  if (text.trim() === '') return options;
  const found = options.filter(({ label, hint, keywords = [] }) =>
    hasWords([label, hint, ...keywords].join(' '), text),
  );
  if (found.some(({ group }) => group !== undefined)) return found;
  const first = ({ label }: Option) => (nearness(label, text) >= 3 ? 0 : 1);
  return found.toSorted((one, other) => first(one) - first(other));
}
