import { Button, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withTimeFilter } from '../rules/timeFilter.ts';

/** Empty state of the time filter, with a link to all times. */
export function EmptyTime() {
  const { t } = useTranslation('betting');
  const [query, setQuery] = useSearchParams();
  return (
    <Card>
      <EmptyState
        icon="clock"
        title={t('empty.time')}
        action={
          <Button onClick={() => setQuery(withTimeFilter(query, 'all'), { replace: true })}>
            {t('empty.allTimes')}
          </Button>
        }
      />
    </Card>
  );
}
