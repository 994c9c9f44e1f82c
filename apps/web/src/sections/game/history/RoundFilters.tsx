import { HistoryFilters } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { useAccountLabels } from '../useAccountLabels.ts';
import { periods, states, type HistoryChoice } from './roundsFilter.ts';

interface RoundFiltersProps {
  readonly choice: HistoryChoice;
  /** Called with the name of a part of the filter and its new value. */
  readonly onChange: (part: string, value: string) => void;
  readonly onReset: () => void;
}

/** Period of the history as chips; state and account as fields, on phones in a sheet. */
export function RoundFilters({ choice, onChange, onReset }: RoundFiltersProps) {
  const { t } = useTranslation('game');
  const accountLabel = useAccountLabels();
  const { accounts } = useAccounts(true);
  const inUse = [choice.state, choice.account].filter((value) => value !== 'all').length;
  return (
    <HistoryFilters
      periods={periods.map((id) => ({ id, label: t(`history.period.${id}`) }))}
      period={choice.period}
      fields={[
        {
          id: 'state',
          kind: 'select',
          label: t('history.state'),
          value: choice.state,
          options: states.map((value) => ({ value, label: t(`history.states.${value}`) })),
        },
        {
          id: 'account',
          kind: 'select',
          label: t('history.account'),
          value: choice.account,
          options: [
            { value: 'all', label: t('history.all') },
            ...accounts.map((account) => ({ value: account.id, label: accountLabel(account) })),
          ],
        },
      ]}
      inUse={inUse === 0 ? undefined : String(inUse)}
      labels={{
        periods: t('history.periods'),
        filters: t('history.filters'),
        show: t('history.show'),
        reset: t('history.reset'),
      }}
      onPeriodChange={(period) => onChange('period', period)}
      onValueChange={onChange}
      onReset={onReset}
    />
  );
}
