import type { DateInputLabels } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Labels of a field for a day. */
export const dateLabels: DateInputLabels = {
  day: t('date.day'),
  month: t('date.month'),
  year: t('date.year'),
  examples: { day: t('date.dayExample'), month: t('date.monthExample'), year: t('date.yearExample') },
  calendar: t('date.calendar'),
};
