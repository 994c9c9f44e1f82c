import { useTranslation } from 'react-i18next';
import { HistoryTool } from './HistoryTool.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const ClearForm = lateView(() => import('./clear/ClearForm.tsx'));

/** The list of an account's bets, without those that are over. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('clearing.title')}>
      <ClearForm />
    </HistoryTool>
  );
}
