import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryTool } from './HistoryTool.tsx';

const MailForm = lazy(() => import('./mail/MailForm.tsx'));

/** The bets of an account and its days, sent to the player's own address. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('mailing.title')}>
      <MailForm />
    </HistoryTool>
  );
}
