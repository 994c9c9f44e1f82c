import { language } from '../words/words.ts';

const format = new Intl.DateTimeFormat(language, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** An instant in UTC for readers. @param at ms */
export const shownTime = (at: number): string => `${format.format(at)} UTC`;
