import type { FormField } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

type DateLabels = Extract<FormField, { kind: 'date' }>['labels'];

/** Labels of a date field. */
export function useDateLabels(): DateLabels {
  const { t } = useTranslation('history');
  return {
    day: t('date.day'),
    month: t('date.month'),
    year: t('date.year'),
    examples: { day: t('date.exampleDay'), month: t('date.exampleMonth'), year: t('date.exampleYear') },
    calendar: t('date.calendar'),
  };
}
