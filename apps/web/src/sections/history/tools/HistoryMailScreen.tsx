import { useTranslation } from 'react-i18next';
import { FormPlaceholder, HistoryTool } from './HistoryTool.tsx';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

const MailForm = lazyView(() => import('./MailForm.tsx'), FormPlaceholder);

/** Page that sends an account's bets of a period to the player's email address. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('mailing.title')}>
      <MailForm />
    </HistoryTool>
  );
}
