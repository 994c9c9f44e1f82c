import { useTranslation } from 'react-i18next';
import { useFormat } from './useFormat.ts';

/** Returns a formatter of moments, UTC seconds: "Today, 21:05". */
export function useMoment(): (seconds: number) => string {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (seconds) => t('when', { day: format.day(seconds), time: format.time(seconds) });
}
