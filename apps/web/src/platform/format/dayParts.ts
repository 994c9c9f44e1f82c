import { localSeconds } from '@touchline/contract/timeZones';
import { memoize } from './memoize.ts';
import type { TimeView } from './time.ts';

const shapes = {
  weekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatter = memoize(
  (tag: string, shape: keyof typeof shapes) =>
    new Intl.DateTimeFormat(tag, {
      ...shapes[shape],
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    }),
);

/**
 * `Sat` and `21 Nov`, for adjacent days.
 * @param seconds UTC seconds
 */
export function dayParts(
  seconds: number,
  { tag, timeZone }: Pick<TimeView, 'tag' | 'timeZone'>,
): { readonly weekday: string; readonly date: string } {
  // Shifted by the offset and formatted as UTC, like every other time.
  const moved = new Date(localSeconds(timeZone, seconds) * 1000);
  return { weekday: formatter(tag, 'weekday').format(moved), date: formatter(tag, 'date').format(moved) };
}
