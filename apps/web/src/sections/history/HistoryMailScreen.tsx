import { useTranslation } from 'react-i18next';
import { HistoryTool } from './HistoryTool.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const MailForm = lateView(() => import('./mail/MailForm.tsx'));

/** Page that sends an account's bets of a period to the player's email address. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('mailing.title')}>
      <MailForm />
    </HistoryTool>
  );
}
