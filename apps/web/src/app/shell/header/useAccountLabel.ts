import { useTranslation } from 'react-i18next';
import { useUnread } from '../../../features/messages/useUnread.ts';

/** Returns the accessible name of the account's button, with the number of unread messages. */
export function useAccountLabel(): string {
  const { t } = useTranslation('common');
  const { count } = useUnread();
  return count > 0 ? t('nav.accountUnread', { count }) : t('nav.account');
}
