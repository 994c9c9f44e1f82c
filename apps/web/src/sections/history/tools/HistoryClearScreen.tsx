import { useTranslation } from 'react-i18next';
import { FormPlaceholder, HistoryTool } from './HistoryTool.tsx';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

const ClearForm = lazyView(() => import('./ClearForm.tsx'), FormPlaceholder);

/** Page that removes settled bets from an account's list. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('clearing.title')}>
      <ClearForm />
    </HistoryTool>
  );
}
