import type { DateInputWords } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of every date that is typed; the screen's row brings the words `access`. */
export function useDateWords(): DateInputWords {
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
