import { FilterChips, Heading, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { BetList } from './BetList.tsx';
import { historyFilters, useHistoryFilter } from './useHistoryFilter.ts';

/** The player's bets, newest first, filtered by what became of them. */
export function Component() {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const [filter, setFilter] = useHistoryFilter();
  const title = common('nav.history');
  usePageTitle(title);
  return (
    <Stack gap="md">
      <Heading level={1}>{title}</Heading>
      <FilterChips
        label={t('filter.label')}
        options={historyFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={filter}
        onValueChange={setFilter}
      />
      <BetList filter={filter} />
    </Stack>
  );
}
