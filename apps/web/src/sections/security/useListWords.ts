import type { ListWords } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Texts of an empty or failed list. */
export function useListWords(empty: string, emptyDetail?: string): ListWords {
  const { t } = useTranslation('security');
  return { empty, emptyDetail, failed: t('list.failed'), retry: t('list.retry') };
}
