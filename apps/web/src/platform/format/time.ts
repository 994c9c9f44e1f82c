import { dayNumberAt, localSeconds, startOfDay, type Zone } from '@touchline/contract/timeZones';
import { memoize } from './memoize.ts';

/** The player's time format. */
export interface TimeView {
  /** BCP 47 language. */
  readonly tag: string;
  readonly timeZone: Zone;
  readonly is12h: boolean;
}

const shapes = {
  clock24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  clock12: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
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
const relative = memoize((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/**
 * `21:05`, or `9:05 PM`.
 * @param seconds UTC seconds
 */
export function formatTime(seconds: number, view: TimeView): string {
  return formatter(view.tag, view.is12h ? 'clock12' : 'clock24').format(shifted(seconds, view));
}

/** `Today`, `Tomorrow`, `Yesterday`, else `Sat 22 Nov` (with the year if it isn't the current one). */
export function formatDay(seconds: number, now: number, view: TimeView): string {
  const days = dayNumber(seconds, view) - dayNumber(now, view);
  if (Math.abs(days) <= 1) return relativeDay(days, view.tag);
  const sameYear = shifted(seconds, view).getUTCFullYear() === shifted(now, view).getUTCFullYear();
  if (!sameYear) return formatDate(seconds, view);
  return formatter(view.tag, 'day').format(shifted(seconds, view));
}

/** End of a period, for use within a sentence: the time if it is today, else `Sat 22 Nov`. */
export function formatEnd(seconds: number, now: number, view: TimeView): string {
  if (dayNumber(seconds, view) === dayNumber(now, view)) return formatTime(seconds, view);
  return formatter(view.tag, 'day').format(shifted(seconds, view));
}

/** `Sat, 22 Nov 2026`, also for near days: for records and print. */
export function formatDate(seconds: number, view: TimeView): string {
  return formatter(view.tag, 'date').format(shifted(seconds, view));
}

/** Number of the day in the player's time zone: equal for two times of the same day. */
export function dayNumber(seconds: number, { timeZone }: TimeView): number {
  return dayNumberAt(timeZone, seconds);
}

/** Last second of a time's day in a time zone, UTC seconds. */
export function endOfDay(seconds: number, timeZone: Zone): number {
  return startOfDay(timeZone, dayNumberAt(timeZone, seconds) + 1) - 1;
}

/**
 * Whole minutes since a time; 0 before it.
 * @param since UTC seconds
 * @param now UTC seconds
 */
export const minutesSince = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / 60));

/**
 * `1:05` for 65: minutes and seconds, or hours and minutes.
 * @param length in the smaller unit, an integer
 */
export function formatLength(length: number): string {
  return `${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`;
}

function relativeDay(days: number, tag: string): string {
  const word = relative(tag).format(days, 'day');
  return word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
}

/** Shifts a time by the zone's offset at that time, to be formatted as UTC by one formatter for all zones. */
function shifted(seconds: number, { timeZone }: TimeView): Date {
  return new Date(localSeconds(timeZone, seconds) * 1000);
}
