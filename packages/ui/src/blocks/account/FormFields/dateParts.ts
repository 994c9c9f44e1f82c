export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];
export type DateParts = Readonly<Record<DatePart, string>>;

/** @returns the parts of "1990-04-"; what isn't there is empty */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** @returns the parts joined again; a day with nothing in it is empty */
export function joinDate({ year, month, day }: DateParts): string {
  const joined = `${year}-${month}-${day}`;
  return joined === '--' ? '' : joined;
}

/** @returns the parts in the order in which the language writes them */
export function partsInOrder(locale: string): readonly DatePart[] {
  const isPart = (type: string): type is DatePart => dateParts.some((part) => part === type);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter(isPart);
}

/** @returns the names of the twelve months */
export function monthNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
}
