import type { DateInputLabels } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Labels of date inputs; the screen's route row must include the translations `access`. */
export function useDateLabels(): DateInputLabels {
  const { t } = useTranslation('access');
  return useMemo(
    () => ({
      day: t('birthday.day'),
      month: t('birthday.month'),
      year: t('birthday.year'),
      calendar: t('birthday.calendar'),
      examples: {
        day: t('birthday.dayExample'),
        month: t('birthday.monthExample'),
        year: t('birthday.yearExample'),
      },
    }),
    [t],
  );
}
