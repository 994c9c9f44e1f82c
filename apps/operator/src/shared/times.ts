import { language, t } from '../messages/messages.ts';
import { serverNow } from './serverClock.ts';

const format = new Intl.DateTimeFormat(language, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * Formats a time in UTC.
 * @param at ms
 */
export const shownTime = (at: number): string => `${format.format(at)} UTC`;

const hourFormat = new Intl.DateTimeFormat(language, { timeStyle: 'short', hour12: false, timeZone: 'UTC' });

/**
 * Formats the time of day in UTC: `15:00`.
 * @param at ms
 */
export const hourText = (at: number): string => hourFormat.format(at);

const thisYear = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'UTC',
});
const otherYears = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Formats a day in UTC with its year: “12 Mar 2025”.
 * @param at ms
 */
export const dayText = (at: number): string => otherYears.format(at);

/**
 * Formats a time for rows whose header says that it is UTC: with the time of day in the current year, with the year
 * otherwise.
 * @param at ms
 */
export const shortTime = (at: number): string =>
  new Date(at).getUTCFullYear() === new Date(serverNow()).getUTCFullYear()
    ? thisYear.format(at)
    : otherYears.format(at);

const weekdays = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });

/**
 * Returns the name of a day of the week in UTC: “Monday”.
 * @param at ms
 */
export const weekdayText = (at: number): string => weekdays.format(at);

const DAY = 86_400_000;

/**
 * Formats a time in UTC by its distance from today: “Today 20:41”, “Yesterday 09:05”, else as `shortTime` does.
 * @param at ms
 * @param now ms
 * @default now the server's time
 */
export function dayTime(at: number, now = serverNow()): string {
  const days = Math.floor(now / DAY) - Math.floor(at / DAY);
  if (days === 0) return t('time.today', { time: hourText(at) });
  return days === 1 ? t('time.yesterday', { time: hourText(at) }) : shortTime(at);
}
