import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryTool } from './HistoryTool.tsx';

const ClearForm = lazy(() => import('./clear/ClearForm.tsx'));

/** The list of an account's bets, without those that are over. */
export function Component() {
  const { t } = useTranslation('history');
  return (
    <HistoryTool title={t('clearing.title')}>
      <ClearForm />
    </HistoryTool>
  );
}
