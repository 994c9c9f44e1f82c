export const datePartNames = ['day', 'month', 'year'] as const;
export type DatePartName = (typeof datePartNames)[number];
export type DateParts = Readonly<Record<DatePartName, string>>;

/** Reason why the typed parts aren't an allowed date. */
export type DateProblem = 'empty' | 'incomplete' | 'impossible' | 'early' | 'late';

export const noDate: DateParts = { day: '', month: '', year: '' };

/** @returns the order in which a locale writes day, month and year */
export function partOrder(locale: string): readonly DatePartName[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', calendar: 'gregory' }).formatToParts(0);
  const order = parts.flatMap(({ type }) => datePartNames.filter((name) => name === type));
  return order.length === datePartNames.length ? order : datePartNames;
}

/** @returns the parts of `2026-03-14`; empty parts for other text */
export function partsOf(iso: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year && month && day ? { day, month, year } : noDate;
}

/**
 * Reads typed parts.
 * @param parts digits as typed
 * @param range first and last allowed day, as `2008-03-14`
 * @returns the date as `2026-03-14`, or the problem with an empty value
 */
export function readDate(
  parts: DateParts,
  { min, max }: { min?: string | undefined; max?: string | undefined } = {},
):
  | { readonly value: string; readonly problem?: undefined }
  | { readonly value: ''; readonly problem: DateProblem } {
  if (parts.day === '' && parts.month === '' && parts.year === '') return { value: '', problem: 'empty' };
  if (parts.day === '' || parts.month === '' || parts.year.length < 4)
    return { value: '', problem: 'incomplete' };
  const value = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  if (!exists(value)) return { value: '', problem: 'impossible' };
  if (min !== undefined && value < min) return { value: '', problem: 'early' };
  if (max !== undefined && value > max) return { value: '', problem: 'late' };
  return { value };
}

/** Parses a pasted date: `14.03.1990`, `03/14/1990` (in the locale's order) or `1990-03-14`. */
export function pastedParts(text: string, order: readonly DatePartName[]): DateParts | undefined {
  const figures = text.trim().split(/\D+/).filter(Boolean);
  if (figures.length !== 3) return undefined;
  const named = figures[0]?.length === 4 ? (['year', 'month', 'day'] as const) : order;
  const parts = { ...noDate };
  for (const [place, name] of named.entries()) parts[name] = figures[place] ?? '';
  return parts;
}

function exists(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  // `Date` would turn 31 April into 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
