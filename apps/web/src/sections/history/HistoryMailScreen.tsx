import { useTranslation } from 'react-i18next';
import { HistoryTool } from './HistoryTool.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const MailForm = lateView(() => import('./mail/MailForm.tsx'));

/** The bets of an account and its days, sent to the player's own address. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('mailing.title')}>
      <MailForm />
    </HistoryTool>
  );
}
