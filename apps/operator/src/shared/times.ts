import { language } from '../messages/messages.ts';
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
 * Formats a time for rows whose header says that it is UTC: with the time of day in the current year, with the year
 * otherwise.
 * @param at ms
 */
export const shortTime = (at: number): string =>
  new Date(at).getUTCFullYear() === new Date(serverNow()).getUTCFullYear()
    ? thisYear.format(at)
    : otherYears.format(at);
