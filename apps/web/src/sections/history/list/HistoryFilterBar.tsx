import { HistoryFilters, type FormField } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useDateLabels } from '../text/useDateLabels.ts';
import { useAccountNames, useTypeNames } from '../text/names.ts';
import { dayText, periods, typeIds, unnarrowed, type HistoryChoice, type Period } from './choice.ts';

interface HistoryFilterBarProps {
  readonly choice: HistoryChoice;
  readonly onChoose: (change: Partial<HistoryChoice>) => void;
}

/** Filters of the bets by days, type, account and sport. */
export default function HistoryFilterBar({ choice, onChoose }: HistoryFilterBarProps) {
  const { t } = useTranslation('history');
  const fields = [...useSelects(choice), ...useDays(choice)];
  const inUse = [choice.type, choice.account, choice.sport].filter((value) => value !== undefined).length;
  return (
    <HistoryFilters
      periods={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
      period={choice.period}
      fields={fields}
      inUse={inUse === 0 ? undefined : String(inUse)}
      labels={{
        periods: t('filter.periods'),
        filters: t('filter.filters'),
        show: t('filter.show'),
        reset: t('filter.reset'),
      }}
      onPeriodChange={(id) =>
        onChoose({ ...unnarrowed, ...choice, period: periodOf(id), from: undefined, to: undefined })
      }
      onValueChange={(id, value) => onChoose({ [id]: value })}
      onReset={() => onChoose(unnarrowed)}
    />
  );
}

function periodOf(id: string): Period {
  return periods.find((period) => period === id) ?? 'all';
}

function useSelects({ type, account, sport }: HistoryChoice): FormField[] {
  const { t } = useTranslation('history');
  const typeName = useTypeNames();
  const accountName = useAccountNames();
  const names = useNames();
  const { accounts } = useAccounts(true);
  const { data: sports = [] } = useSports();
  const select = (
    id: string,
    value: string | undefined,
    label: string,
    options: [string, string][],
  ): FormField => ({
    kind: 'select',
    id,
    label,
    value: value ?? 'all',
    options: [
      { value: 'all', label: t('filter.any') },
      ...options.map(([option, name]) => ({ value: option, label: name })),
    ],
  });
  const sportOptions = new Map(sports.map(({ id, slug }) => [String(id), names.sport(slug)]));
  // A sport without matches now may still have bets.
  if (sport !== undefined && !sportOptions.has(sport)) {
    sportOptions.set(sport, names.sport(sportSlug(Number(sport))) || sport);
  }
  return [
    select(
      'type',
      type,
      t('filter.type'),
      typeIds.map((id) => [String(id), typeName(id)]),
    ),
    ...(accounts.length > 1 || account !== undefined
      ? [
          select(
            'account',
            account,
            t('filter.account'),
            accounts.map((one) => [one.id, accountName(one)]),
          ),
        ]
      : []),
    select('sport', sport, t('filter.sport'), [...sportOptions]),
  ];
}

/** Fields for the first and last day, for a custom period. */
function useDays({ period, from, to }: HistoryChoice): FormField[] {
  const { t } = useTranslation('history');
  const labels = useDateLabels();
  const timeZone = useTimeZone();
  if (period !== 'own') return [];
  const today = dayText(serverNow() / 1000, timeZone);
  return [
    { kind: 'date', id: 'from', label: t('filter.from'), value: from ?? '', max: to ?? today, labels },
    { kind: 'date', id: 'to', label: t('filter.to'), value: to ?? '', min: from, max: today, labels },
  ];
}
