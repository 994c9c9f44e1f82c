import { useTranslation } from 'react-i18next';
import { HistoryTool } from './HistoryTool.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const ClearForm = lateView(() => import('./clear/ClearForm.tsx'));

/** Page that removes settled bets from an account's list. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('clearing.title')}>
      <ClearForm />
    </HistoryTool>
  );
}
