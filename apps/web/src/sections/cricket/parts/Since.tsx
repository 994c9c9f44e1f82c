import { Paragraph } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';

/**
 * Note with the date from which statistics are recorded.
 * @param since UTC seconds
 */
export function Since({ since }: { readonly since: number }) {
  const { t } = useTranslation('cricket');
  const format = useFormat();
  return (
    <Paragraph size="label" tone="muted" hasPageInset>
      {t('since', { day: format.date(since) })}
    </Paragraph>
  );
}
