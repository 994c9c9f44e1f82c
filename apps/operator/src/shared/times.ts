import { language } from '../messages/messages.ts';

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
