import { HistoryFilters } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { directions, periods, states, type HistoryFilter } from './historyFilter.ts';

interface PaymentFiltersProps {
  readonly filter: HistoryFilter;
  /** Called with the name of a part of the filter and its new value. */
  readonly onChange: (part: string, value: string) => void;
  readonly onReset: () => void;
}

/** Period of the history as chips; direction and state as fields, on phones in a sheet. */
export function PaymentFilters({ filter, onChange, onReset }: PaymentFiltersProps) {
  const { t } = useTranslation('payments');
  const inUse = [filter.direction, filter.state].filter((value) => value !== 'all').length;
  return (
    <HistoryFilters
      periods={periods.map((id) => ({ id, label: t(`history.period.${id}`) }))}
      period={filter.period}
      fields={[
        {
          id: 'direction',
          kind: 'select',
          label: t('history.directions'),
          value: filter.direction,
          options: directions.map((value) => ({ value, label: t(`history.direction.${value}`) })),
        },
        {
          id: 'state',
          kind: 'select',
          label: t('history.filter'),
          value: filter.state,
          options: states.map((value) => ({ value, label: t(`history.state.${value}`) })),
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
