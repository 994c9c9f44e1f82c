import type { ListLabels } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Texts of an empty or failed list. */
export function useListLabels(empty: string, emptyDetail?: string): ListLabels {
  const { t } = useTranslation('security');
  return { empty, emptyDetail, failed: t('list.failed'), retry: t('list.retry') };
}
